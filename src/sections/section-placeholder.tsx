import { ImagePlus } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { IdPattern } from '../ui/drawn-pattern.tsx'

type SectionPlaceholderProps = {
  text: string
  /** Makes the pattern behind the words. */
  id: string
  /** Lies behind the section's text: the words keep to the upper corner. */
  isBackground?: boolean
  className?: string
}

/** Tells an editor what belongs here; visitors never see it. */
export function SectionPlaceholder({ text, id, isBackground = false, className }: SectionPlaceholderProps) {
  return (
    <div
      className={classNames(
        'grid overflow-hidden',
        isBackground ? 'items-start justify-items-end' : 'place-items-center',
        className,
      )}
    >
      <IdPattern id={id} className="col-start-1 row-start-1 min-h-0" />
      <p className="z-1 col-start-1 row-start-1 m-3 flex max-w-full items-center gap-2 rounded-card border border-dashed border-control bg-raised px-4 py-2 text-center text-small text-ink">
        <ImagePlus aria-hidden="true" className="size-4 shrink-0" />
        {text}
      </p>
    </div>
  )
}
