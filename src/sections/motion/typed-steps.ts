import { graphemesOf } from '../../shared/graphemes.ts'

/** In milliseconds: from one letter to the next, and how long a finished line stays. */
export const typingDelay = 80
export const finishedDelay = 1000

export interface TypedState {
  line: number
  /** How many letters of the line can be seen. */
  shown: number
}

export interface TypedStep {
  state: TypedState
  /** After this many milliseconds. */
  delay: number
}

/** What comes after `state`: one more letter, or the next line; null for a single finished line, which stays. */
export function nextTyped(state: TypedState, lines: readonly string[]): TypedStep | null {
  const length = graphemesOf(lines[state.line] ?? '').length
  if (state.shown < length) return { state: { ...state, shown: state.shown + 1 }, delay: typingDelay }
  if (lines.length < 2) return null
  return {
    state: { line: (state.line + 1) % lines.length, shown: 0 },
    delay: finishedDelay,
  }
}
