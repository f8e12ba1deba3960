import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { joinAddress } from '../../shared/join-address.ts'
import { useNavigate } from '../navigation/site-location.ts'
import { useJoinSubject } from '../use-join-subject.ts'

/** Loaded when it is first opened: most visits never do. Cut off from the network, the Join page is the way. */
const loadDialog = () => import('./join-dialog.tsx')
const LazyJoinDialog = lazy(() => loadDialog().then(({ JoinDialog }) => ({ default: JoinDialog })))

interface JoinControls {
  open: () => void
  /** Fetches the dialog's code ahead, when the visitor points at its button. */
  prepare: () => void
}

const JoinContext = createContext<JoinControls>({ open: () => undefined, prepare: () => undefined })

export function useJoinDialog(): JoinControls {
  return use(JoinContext)
}

export function JoinDialogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const navigate = useNavigate()
  const subject = useJoinSubject()
  const controls = useMemo<JoinControls>(() => {
    const toJoinPage = () => void navigate(joinAddress('/join', subject))
    return {
      open: () => {
        loadDialog().then(() => {
          setWanted(true)
          setOpen(true)
        }, toJoinPage)
      },
      // A failure here shows itself, and is dealt with, on the click.
      prepare: () => void loadDialog().catch(() => undefined),
    }
  }, [navigate, subject])
  return (
    <JoinContext value={controls}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <LazyJoinDialog key={subject} subject={subject} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </JoinContext>
  )
}
