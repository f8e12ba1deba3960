import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { writeRichText } from '../../shared/write-rich-text.ts'
import { blocksOnClipboard } from './clipboard-blocks.ts'
import { blocksIn, drawWords, insertBlocks } from './early-words.ts'

/** What happened to the words before the editor came. */
export interface EarlyWords {
  /** The text that the form put there. */
  before: string
  /** What the form was told since. */
  told: string
  isTyped: boolean
  /** With words that nobody typed. */
  isPasted: boolean
}

type EarlyEditingOptions = {
  value: string
  onChange: (text: string) => void
  isLive: boolean
  /** Of a key that only the editor knows. */
  onWaitingKey: (event: globalThis.KeyboardEvent) => void
}

/**
 * Until the editor has come the browser edits the words, and the form is told of each change: nothing typed depends on a file
 * that is still to come.
 */
export function useEarlyEditing({ value, onChange, isLive, onWaitingKey }: EarlyEditingOptions) {
  const element = useRef<HTMLDivElement>(null)
  const early = useRef<EarlyWords | null>(null)
  const { isHeld, hold, release } = useHold()

  useLayoutEffect(() => {
    if (isLive || !element.current || early.current?.told === value) return
    drawWords(element.current, value)
    early.current = { before: value, told: value, isTyped: false, isPasted: false }
  }, [value, isLive])

  const tell = () => {
    if (!element.current || !early.current) return
    const text = writeRichText(blocksIn(element.current))
    early.current.isTyped = true
    if (text === early.current.told) return
    early.current.told = text
    onChange(text)
  }
  const insert = (data: DataTransfer) => {
    const blocks = blocksOnClipboard(data)
    if (early.current) early.current.isPasted = true
    if (blocks.length > 0) insertBlocks(blocks)
  }
  const events = {
    onInput: tell,
    onPointerDown: () => hold('pointer'),
    onCompositionStart: () => hold('composition'),
    onCompositionEnd: () => release('composition'),
    onDragStart: () => hold('drag'),
    onDragEnd: () => release('drag'),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      insert(event.clipboardData)
    },
    onDrop: (event: DragEvent) => {
      // Words that are moved inside of it are the browser's.
      if (isHeld('drag')) return
      event.preventDefault()
      element.current?.focus()
      caretAt(event.clientX, event.clientY)
      insert(event.dataTransfer)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKeyOfEditor(event)) return
      event.preventDefault()
      onWaitingKey(event.nativeEvent)
    },
  }
  return { element, early, isHeld: isHeld(), events }
}

type Hold = 'pointer' | 'composition' | 'drag'

/** The editor does not come between a hand and the words: while they are selected, dragged, or composed. */
function useHold() {
  const [held, setHeld] = useState<Hold>()
  useEffect(() => {
    if (held !== 'pointer') return
    const letGo = () => setHeld(without('pointer'))
    window.addEventListener('pointerup', letGo)
    window.addEventListener('pointercancel', letGo)
    return () => {
      window.removeEventListener('pointerup', letGo)
      window.removeEventListener('pointercancel', letGo)
    }
  }, [held])
  return {
    isHeld: (reason?: Hold) => (reason ? held === reason : held !== undefined),
    hold: (reason: Hold) => setHeld(reason),
    release: (reason: Hold) => setHeld(without(reason)),
  }
}

const without = (reason: Hold) => (now: Hold | undefined) => (now === reason ? undefined : now)

/** Headings, lists, quotes and levels; bold, italic and steps back are keys that browsers know. */
function isKeyOfEditor({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!ctrlKey && !metaKey) return false
  return key === '[' || key === ']' || ((altKey || shiftKey) && /^Digit[23789]$/.test(code))
}

function caretAt(x: number, y: number): void {
  const place = document.caretPositionFromPoint?.(x, y)
  if (place) document.getSelection()?.collapse(place.offsetNode, place.offset)
}
