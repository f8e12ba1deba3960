import { Eye } from 'lucide-react'

export function ReadOnlyBanner() {
  return (
    <p
      role="status"
      className="mb-6 flex items-center gap-3 rounded-card bg-info-tint px-4 py-3 text-small font-medium text-info"
    >
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      <span>
        You can look at everything here, but not change it
        <span className="block text-caption font-normal text-ink">
          Please ask an administrator for another role if that is your work.
        </span>
      </span>
    </p>
  )
}
