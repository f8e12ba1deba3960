import { useEffect, useState } from 'react'
import { graphemesOf } from '../shared/graphemes.ts'
import { nextTyped, type TypedState } from './typed-steps.ts'

/** Types one line after the other while `isRunning`; while it rests, and on the server, a line is shown whole. */
export function useTypedLines(lines: readonly string[], isRunning: boolean): TypedState {
  const [state, setState] = useState<TypedState>(() => wholeLine(lines, 0))
  // An editor may have removed the line that was being typed.
  const isGone = state.line >= lines.length
  const current = isGone || !isRunning ? wholeLine(lines, isGone ? 0 : state.line) : state
  if (current.line !== state.line || current.shown !== state.shown) setState(current)

  const step = isRunning ? nextTyped(current, lines) : null
  const { delay } = step ?? {}
  const { line, shown } = step?.state ?? current
  useEffect(() => {
    if (delay === undefined) return
    const timer = setTimeout(() => setState({ line, shown }), delay)
    return () => clearTimeout(timer)
  }, [delay, line, shown])

  return current
}

function wholeLine(lines: readonly string[], line: number): TypedState {
  return { line, shown: graphemesOf(lines[line] ?? '').length }
}
