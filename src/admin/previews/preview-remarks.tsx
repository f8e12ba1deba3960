import { CircleCheck, MessageSquare } from 'lucide-react'
import type { PreviewRemark } from '../../client/shared-previews.ts'
import { isolated } from '../../shared/text-language.ts'
import { Written } from '../../ui/written.tsx'
import { momentText } from '../moment-text.ts'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'

/** What people who opened a preview said about it, each as they call themselves. */
export function PreviewRemarks({ remarks }: { remarks: readonly PreviewRemark[] }) {
  if (remarks.length === 0) return null
  return (
    <ul aria-label={texts.remarks} className="mt-2 space-y-2">
      {remarks.map(({ id, kind, name, text, createdAt }) => {
        const [Icon, said] =
          kind === 'approval' ? [CircleCheck, texts.approved] : [MessageSquare, texts.commented]
        return (
          <li key={id} className="flex items-start gap-2 text-small text-ink">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <div className="min-w-0 flex-1">
              <p>
                <strong className="font-semibold">{said(isolated(name))}</strong>{' '}
                <span className="text-caption text-muted">{momentText(createdAt)}</span>
              </p>
              {text !== '' && (
                <Written as="p" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </Written>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
