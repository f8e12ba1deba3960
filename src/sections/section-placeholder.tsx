import { ImagePlus } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { IdPattern } from '../ui/id-pattern.tsx'

/** Tells an editor what belongs here; visitors never see it. */
export function SectionPlaceholder({
  text,
  id,
  className,
}: {
  text: string
  id: string
  className?: string
}) {
  return (
    <div className={classNames('relative grid place-items-center overflow-clip', className)}>
      <IdPattern id={id} className="absolute inset-0 opacity-60" />
      <p className="relative m-3 flex items-center gap-2 rounded-full border border-dashed border-control bg-raised px-4 py-2 text-center text-small text-ink">
        <ImagePlus aria-hidden="true" className="size-4 shrink-0" />
        {text}
      </p>
    </div>
  )
}
