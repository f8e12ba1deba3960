import { graphemesOf } from '../../shared/graphemes.ts'
import { nextTyped, type TypedState } from './typed-steps.ts'
import { whileWelcome } from './while-welcome.ts'

/** Which line a stage showed last: typing goes on from there after every pause. */
const lastLines = new WeakMap<HTMLElement, number>()

/**
 * Types one line after the other on a stage. The lines stand beside the element around it, unseen, each with its own
 * language and direction; while typing rests, a line is shown whole.
 */
export function typeLines(stage: HTMLElement): () => void {
  return whileWelcome(stage, () => play(stage))
}

function play(stage: HTMLElement): () => void {
  const rooms = roomsBeside(stage)
  const lines = rooms.map((room) => room.textContent ?? '')
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (state: TypedState) => {
    lastLines.set(stage, state.line)
    speakAs(rooms[state.line], stage.parentElement)
    const letters = graphemesOf(lines[state.line] ?? '')
    const rest = document.createElement('b')
    rest.textContent = letters.slice(state.shown).join('')
    stage.replaceChildren(letters.slice(0, state.shown).join(''), document.createElement('i'), rest)
    waitAfter(state)
  }
  const waitAfter = (state: TypedState) => {
    const next = nextTyped(state, lines)
    if (next) timer = setTimeout(() => show(next.state), next.delay)
  }
  const line = lastLines.get(stage) ?? 0
  waitAfter({ line, shown: graphemesOf(lines[line] ?? '').length })
  return () => {
    clearTimeout(timer)
    stage.textContent = lines[lastLines.get(stage) ?? 0] ?? ''
  }
}

function roomsBeside(stage: HTMLElement): Element[] {
  const around = stage.parentElement
  return [...(around?.parentElement?.children ?? [])].filter((room) => room !== around)
}

function speakAs(room: Element | undefined, around: Element | null): void {
  for (const name of ['lang', 'dir']) {
    const value = room?.getAttribute(name)
    if (value) around?.setAttribute(name, value)
    else around?.removeAttribute(name)
  }
}
