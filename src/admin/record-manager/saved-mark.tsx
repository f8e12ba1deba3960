import { CircleCheck, ExternalLink } from 'lucide-react'
import { savedMarkTexts as texts } from './saved-mark-texts.ts'

/** Marks the record that was stored just now, and leads to it on the website. */
export function SavedMark({ page }: { page: string | undefined }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption [&_svg]:size-4">
      <span className="inline-flex items-center gap-1.5 font-medium text-success">
        <CircleCheck aria-hidden="true" />
        {texts.saved}
      </span>
      {page && (
        <a href={page} target="_blank" rel="noopener" className="prose-link inline-flex items-center gap-1.5">
          {texts.view}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{texts.newTab}</span>
        </a>
      )}
    </p>
  )
}

export const savedLook = 'ring-2 ring-success/60'
