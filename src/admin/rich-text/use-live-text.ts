import type { EditorState } from 'prosemirror-state'
import { useEffect, useRef, useState } from 'react'
import { useFetchedOnUse } from '../use-fetched-on-use.ts'
import type { OpenText } from './open-text.ts'
import type { LookName } from './rich-text-commands.ts'
import type { LookState } from './rich-text-toolbar.tsx'
import { useEarlyEditing } from './use-early-editing.ts'

const loadTools = () => import('./rich-text-tools.ts')
type Tools = Awaited<ReturnType<typeof loadTools>>
/** What was asked for while the editor was on its way. */
type Waiting = (tools: Tools, open: OpenText) => void

type LiveTextOptions = { value: string; onChange: (text: string) => void; isReadOnly: boolean }

/** The words in `element`: edited by the browser until somebody turned to them and the editor has come. */
export function useLiveText({ value, onChange, isReadOnly }: LiveTextOptions) {
  const latest = useRef({ onChange, isReadOnly })
  const waiting = useRef<Waiting[]>([])
  const [open, setOpen] = useState<OpenText | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isFailed, setFailed] = useState(false)
  const { Part: tools, prepare, ask } = useFetchedOnUse(loadTools, () => setFailed(true))
  useEffect(() => {
    latest.current = { onChange, isReadOnly }
  })

  const turnTo = () => {
    if (tools || isReadOnly) return
    setFailed(false)
    ask()
  }
  const wait = (action: Waiting) => {
    if (tools && open) action(tools, open)
    else waiting.current.push(action)
    turnTo()
  }
  const { element, early, isHeld, events } = useEarlyEditing({
    value,
    onChange,
    isLive: open !== null,
    onWaitingKey: (event) => wait(({ pressKey }, { view }) => pressKey(view, event)),
  })

  useEffect(() => {
    if (open || !tools || isHeld || isReadOnly || !element.current || !early.current) return
    const opened = tools.openText(element.current, early.current, {
      onChange: (text) => latest.current.onChange(text),
      onState: setState,
      isReadOnly: () => latest.current.isReadOnly,
    })
    for (const action of waiting.current.splice(0)) action(tools, opened)
    setOpen(opened)
  }, [open, tools, isHeld, isReadOnly, element, early])
  useEffect(() => () => open?.view.destroy(), [open])
  const seen = useRef(value)
  useEffect(() => {
    // Not what was told by the words themselves, which the form may say back later than the editor opens.
    if (value !== seen.current) open?.put(value)
    seen.current = value
  }, [open, value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks by itself whether it can be edited
  useEffect(() => {
    if (open && !open.view.isDestroyed) open.view.setProps({})
  }, [open, isReadOnly])

  return {
    element,
    /** Null until the editor has come. */
    live: tools && open && state ? { LinkPanel: tools.LinkPanel, view: open.view, state } : null,
    isFailed: isFailed && !tools,
    prepare: () => (tools || isReadOnly ? undefined : prepare()),
    turnTo,
    retry: () => {
      element.current?.focus()
      turnTo()
    },
    focus: () => (open ? open.view.focus() : element.current?.focus()),
    lookOf: (name: LookName): LookState =>
      tools && state
        ? { isOn: tools.isLookOn(state, name), canRun: tools.richTextCommands[name](state) }
        : { isOn: undefined, canRun: !needsCaret.has(name) },
    run: (name: LookName, isByMouse: boolean) => {
      if (!open && isKnownToBrowser(name) && document.activeElement === element.current)
        document.execCommand(name)
      else
        wait(({ richTextCommands }, { view }) => {
          richTextCommands[name](view.state, view.dispatch, view)
          if (isByMouse) view.focus()
        })
    },
    earlyEvents: open || isReadOnly ? {} : events,
  }
}

/** What a text that nobody turned to yet has no use for. */
const needsCaret: ReadonlySet<LookName> = new Set(['indent', 'outdent', 'undo', 'redo'])

function isKnownToBrowser(name: LookName): boolean {
  return name === 'bold' || name === 'italic' || name === 'undo' || name === 'redo'
}
