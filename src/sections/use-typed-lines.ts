import { useEffect, useState } from 'react'
import { lettersOf, nextTyped, type TypedState } from './typed-steps.ts'

/** Types one line after the other while `isRunning`. The server shows the first line whole. */
export function useTypedLines(lines: readonly string[], isRunning: boolean): TypedState {
  const whole: TypedState = {
    line: 0,
    shown: lettersOf(lines[0] ?? '').length,
  }
  const [state, setState] = useState(whole)
  // An editor may have removed the line that was being typed.
  const current = state.line < lines.length ? state : whole
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
