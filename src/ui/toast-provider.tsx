import {
  createContext,
  type Dispatch,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { PlainToast } from './plain-toast.tsx'
import {
  TOAST_REMOVE_DELAY_MS,
  type ToastEvent,
  type ToastOptions,
  type ToastRecord,
  toastReducer,
} from './toast-state.ts'

const fetchRegion = () => import('./toast-region.tsx')

/** Loaded apart from the page: most visits see no toast. Cut off from the network, the message is still shown. */
const loadRegion = () =>
  fetchRegion().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  )
const ToastRegion = lazy(loadRegion)

export type Toasts = {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => number
  /** Closes that toast, or whichever is shown. */
  dismiss: (id?: number) => void
}

const ToastContext = createContext<Toasts | null>(null)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, send] = useReducer(toastReducer, null)
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(
    () => ({
      show(options) {
        lastId.current += 1
        send({ type: 'show', id: lastId.current, options })
        return lastId.current
      },
      dismiss: (id) => send({ type: 'dismiss', id: id ?? 'any' }),
    }),
    [],
  )
  useRemovalOfDismissed(toast, send)
  return (
    <ToastContext value={toasts}>
      {children}
      {toast && (
        <Suspense>
          <ToastRegion toast={toast} onDismiss={toasts.dismiss} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** Toasts answer what a visitor does: the code for them is fetched with the first touch or key, and not before. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  useEffect(() => {
    const prepare = () => {
      void loadRegion()
    }
    const once = { once: true, passive: true }
    document.addEventListener('pointerdown', prepare, once)
    document.addEventListener('keydown', prepare, once)
    return () => {
      document.removeEventListener('pointerdown', prepare)
      document.removeEventListener('keydown', prepare)
    }
  }, [])
  return toasts
}

function useRemovalOfDismissed(toast: ToastRecord | null, send: Dispatch<ToastEvent>) {
  const dismissedId = toast && !toast.isOpen ? toast.id : null
  useEffect(() => {
    if (dismissedId === null) return
    const timer = setTimeout(() => send({ type: 'remove', id: dismissedId }), TOAST_REMOVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [dismissedId, send])
}
