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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The letters as a reader counts them: an emoji or a letter with its marks is typed in one stroke. */
export function lettersOf(line: string): string[] {
  return Array.from(graphemes.segment(line), ({ segment }) => segment)
}

/** What comes after `state`: one more letter, or the next line; null for a single finished line, which stays. */
export function nextTyped(state: TypedState, lines: readonly string[]): TypedStep | null {
  const length = lettersOf(lines[state.line] ?? '').length
  if (state.shown < length) return { state: { ...state, shown: state.shown + 1 }, delay: typingDelay }
  if (lines.length < 2) return null
  return {
    state: { line: (state.line + 1) % lines.length, shown: 0 },
    delay: finishedDelay,
  }
}
