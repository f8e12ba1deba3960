import { classNames } from '../../ui/class-names.ts'
import { adminAreaTexts as texts } from '../admin-area-texts.ts'
import { useFoundation } from './use-foundation.ts'

/** Whose admin area this is. */
export function AdminBrand({ className }: { className?: string }) {
  const { name, icon } = useFoundation()
  return (
    <span className={classNames('flex items-center gap-3', className)}>
      <img src={icon} alt="" width={36} height={36} className="size-9 rounded-md object-contain" />
      <span className="min-w-0">
        <span className="block truncate text-small font-semibold text-ink">{name}</span>
        <span className="block text-caption text-muted">{texts.name}</span>
      </span>
    </span>
  )
}
