export const TOAST_DURATION_MS = 5000
/** How long a dismissed toast is kept before it is forgotten. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastOptions = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** One button such as Undo; pressing it closes the toast. */
  action?: { label: string; onAction: () => void }
  duration?: number
}

export type ToastRecord = ToastOptions & { id: number; isOpen: boolean }

export type ToastEvent =
  | { type: 'show'; id: number; options: ToastOptions }
  | { type: 'dismiss'; id: number | 'any' }
  | { type: 'remove'; id: number }

/** Only one toast at a time: a new one takes the place of the one before. */
export function toastReducer(current: ToastRecord | null, event: ToastEvent): ToastRecord | null {
  if (event.type === 'show') return { ...event.options, id: event.id, isOpen: true }
  if (!current) return null
  if (event.type === 'dismiss') {
    const isMeant = event.id === 'any' || event.id === current.id
    return isMeant && current.isOpen ? { ...current, isOpen: false } : current
  }
  return event.id === current.id && !current.isOpen ? null : current
}
