import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { unsavedWorkTexts as texts } from './unsaved-work-texts.ts'

/** Which forms on the screen hold something that is not stored yet. */
interface UnsavedWork {
  set: (formId: string, isUnsaved: boolean) => void
  hasAny: () => boolean
  leave: Leave
}

/** Ways out that no link of this area is, such as loading the page anew. */
interface Leave {
  /** At once where nothing is unsaved, else once the question was answered. */
  asking: (go: () => void) => void
  /** What is unsaved was asked about: the browser need not ask again. */
  forGood: () => void
}

const UnsavedWorkContext = createContext<UnsavedWork>({
  set: () => undefined,
  hasAny: () => false,
  leave: { asking: (go) => go(), forGood: () => undefined },
})

/** Asks before unsaved work is left behind: by a move here, or by closing the window. One question for all forms. */
export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<string>())
  const [wayOut, setWayOut] = useState<(() => void) | null>(null)
  const work = useMemo<UnsavedWork>(
    () => ({
      set: (formId, isUnsaved) =>
        void (isUnsaved ? unsaved.current.add(formId) : unsaved.current.delete(formId)),
      hasAny: () => unsaved.current.size > 0,
      leave: {
        asking: (go) => (unsaved.current.size > 0 ? setWayOut(() => go) : go()),
        forGood: () => unsaved.current.clear(),
      },
    }),
    [],
  )
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      work.hasAny() &&
      nextLocation.pathname !== '/admin/login' &&
      nextLocation.pathname !== currentLocation.pathname,
    [work],
  )
  const blocker = useBlocker(shouldBlock)
  useBeforeUnload((event) => {
    if (work.hasAny()) event.preventDefault()
  })
  const mayLeave = useRef(false)
  const answer = () => {
    if (blocker.state === 'blocked') mayLeave.current ? blocker.proceed() : blocker.reset()
    else if (mayLeave.current) wayOut?.()
    mayLeave.current = false
    setWayOut(null)
  }
  return (
    <UnsavedWorkContext value={work}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || wayOut !== null}
        // Also after `onConfirm`: a blocker takes one answer only.
        onOpenChange={(open) => !open && answer()}
        title={texts.title}
        description={texts.description}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        prominent="cancel"
        onConfirm={() => {
          mayLeave.current = true
        }}
      />
    </UnsavedWorkContext>
  )
}

export function useLeave(): Leave {
  return use(UnsavedWorkContext).leave
}

export function useHasUnsavedWork(): () => boolean {
  return use(UnsavedWorkContext).hasAny
}

/** Tells the screen whether this form holds unsaved work; `clear` says at once that it does not, before moving on. */
export function useUnsavedWork(isUnsaved: boolean): { clear: () => void } {
  const { set } = use(UnsavedWorkContext)
  const formId = useId()
  useEffect(() => {
    set(formId, isUnsaved)
    return () => set(formId, false)
  }, [set, formId, isUnsaved])
  const clear = useCallback(() => set(formId, false), [set, formId])
  return useMemo(() => ({ clear }), [clear])
}
