import { isolatedQuotes } from '../shared/text-language.ts'
import type { ToastRecord } from './toast-state.ts'
import { useUiLabels } from './ui-labels.tsx'

type PlainToastProps = { toast: ToastRecord; onDismiss: (id: number) => void }

/** The message without timer, swipe or action: for when the real toast could not be loaded. */
export function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const labels = useUiLabels()
  if (!toast.isOpen) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-md items-start gap-3 rounded-card bg-raised p-4 text-small text-ink shadow-float"
    >
      <div className="flex-1">
        <p className="font-semibold">{isolatedQuotes(toast.title)}</p>
        {toast.description && <p className="text-muted">{isolatedQuotes(toast.description)}</p>}
      </div>
      <button type="button" className="prose-link" onClick={() => onDismiss(toast.id)}>
        {labels.close}
      </button>
    </div>
  )
}
