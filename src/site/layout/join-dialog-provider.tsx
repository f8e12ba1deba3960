import { createContext, lazy, type MouseEvent, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinAddress } from '../../shared/join-address.ts'
import { pageHref } from '../../shared/page-href.ts'
import { useJoinSubject } from '../use-join-subject.ts'

/** Loaded when it is first opened: most visits never do. Cut off from the network, the Join page is the way. */
const loadDialog = () => import('./join-dialog.tsx')
const LazyJoinDialog = lazy(() => loadDialog().then(({ JoinDialog }) => ({ default: JoinDialog })))

interface JoinControls {
  /** What makes a button open the dialog; until scripts have come, it leads to the Join page. */
  button: { type: 'submit'; form: string; onClick: (event: MouseEvent) => void }
  /** Fetches the dialog's code ahead, when the visitor points at its button. */
  prepare: () => void
}

const wayId = 'join-way'
const way = { type: 'submit', form: wayId } as const
const JoinContext = createContext<JoinControls>({
  button: { ...way, onClick: () => undefined },
  prepare: () => undefined,
})

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
      button: {
        ...way,
        onClick: (event) => {
          event.preventDefault()
          loadDialog().then(() => {
            setWanted(true)
            setOpen(true)
          }, toJoinPage)
        },
      },
      // A failure here shows itself, and is dealt with, on the click.
      prepare: () => void loadDialog().catch(() => undefined),
    }
  }, [navigate, subject])
  return (
    <JoinContext value={controls}>
      {children}
      <div hidden>
        <form id={wayId} action={pageHref('/join')}>
          {subject !== '' && <input type="hidden" name="program" defaultValue={subject} />}
        </form>
      </div>
      {isWanted && (
        <Suspense fallback={null}>
          <LazyJoinDialog key={subject} subject={subject} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </JoinContext>
  )
}
