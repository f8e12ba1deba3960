import { Eye } from 'lucide-react'
import { adminAreaTexts as texts } from '../admin-area-texts.ts'

export function ReadOnlyBanner() {
  return (
    <p
      role="status"
      className="mb-6 flex items-center gap-3 rounded-card bg-info-tint px-4 py-3 text-small font-medium text-info"
    >
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {texts.readOnly}
        <span className="block text-caption font-normal text-ink">{texts.readOnlyHint}</span>
      </span>
    </p>
  )
}
