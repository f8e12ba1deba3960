import { ChevronDown } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Alert, type AlertProps, alertLook } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formNoticesTexts as texts } from './form-notices-texts.ts'

/** What can be said above a form; what matters most comes first. */
const kinds = ['missed', 'rescue', 'stored', 'approval', 'draft', 'schedule', 'presence'] as const
export type NoticeKind = (typeof kinds)[number]

interface NoticeLine {
  id: string
  kind: NoticeKind
  /** What it says in one line. */
  text: string
  tone: NonNullable<AlertProps['tone']>
}

interface Notices {
  /** Takes in a line; what is returned takes it out. */
  add: (line: NoticeLine) => () => void
  isFolded: boolean
}

const NoticesContext = createContext<Notices>({ add: () => () => undefined, isFolded: false })

/** One notice stands above a form as it is. Several are one line, which says what matters most and opens to all of them. */
export function FormNotices({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<readonly NoticeLine[]>([])
  const [isOpen, setOpen] = useState(false)
  const allId = useId()
  const add = useCallback((line: NoticeLine) => {
    setLines((now) => [...now, line])
    return () => setLines((now) => now.filter((other) => other !== line))
  }, [])
  // Who else is there takes no more than a thin row beside one other notice.
  const areSeveral = lines.filter(({ kind }) => kind !== 'presence').length > 1
  const isFolded = areSeveral && !isOpen
  const focus = useFocusInside(isFolded, () => setOpen(true))
  const notices = useMemo(() => ({ add, isFolded }), [add, isFolded])
  return (
    <NoticesContext value={notices}>
      {/* Announced when what matters most changes, in its turn. */}
      <div aria-live="polite">
        {areSeveral && (
          <NoticesLine
            lines={lines}
            isOpen={isOpen}
            controls={allId}
            onToggle={() => {
              focus.leave()
              setOpen(!isOpen)
            }}
          />
        )}
      </div>
      <div id={allId} {...focus.events}>
        {children}
      </div>
    </NoticesContext>
  )
}

type NoticesLineProps = {
  lines: readonly NoticeLine[]
  isOpen: boolean
  controls: string
  onToggle: () => void
}

function NoticesLine({ lines, isOpen, controls, onToggle }: NoticesLineProps) {
  const [first] = lines.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  if (!first) return null
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={classNames(
        'mb-5 flex w-full items-center gap-3 rounded-card px-4 py-2.5 text-start text-small',
        alertLook(first.tone),
      )}
    >
      <span className="line-clamp-2 min-w-0 flex-1 font-semibold">
        {isOpen ? texts.all(lines.length) : first.text}
      </span>{' '}
      {!isOpen && <span className="shrink-0 text-ink">{texts.more(lines.length - 1)}</span>}
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** Nothing is folded away by itself while the focus is in it, or in a window that was opened from it. */
function useFocusInside(isFolded: boolean, keepOpen: () => void) {
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is about to be folded
  useLayoutEffect(() => {
    if (isFolded && isInside.current) keepOpen()
  }, [isFolded])
  return {
    events: {
      onFocus: () => {
        isInside.current = true
      },
      onBlur: () => {
        isInside.current = false
      },
    },
    leave: () => {
      isInside.current = false
    },
  }
}

/** One of the notices of a form. `line` says it in one line, where the title is more than a text. */
export function FormNotice({ kind, line, ...alert }: AlertProps & { kind: NoticeKind; line?: string }) {
  const { isFolded } = useNoticeLine(kind, line ?? String(alert.title), alert.tone)
  return isFolded ? null : <Alert className="mb-5" {...alert} />
}

/** For a notice with a look of its own; an empty text is none. */
export function useNoticeLine(
  kind: NoticeKind,
  text: string,
  tone: AlertProps['tone'] = 'info',
): { isFolded: boolean } {
  const { add, isFolded } = use(NoticesContext)
  const id = useId()
  useLayoutEffect(() => {
    if (text !== '') return add({ id, kind, text, tone })
  }, [add, id, kind, text, tone])
  return { isFolded }
}
