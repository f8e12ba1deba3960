import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { typeLines } from './motion/type-lines.ts'

type TypedLinesProps = {
  lines: readonly string[]
  isPaused: boolean
  className?: string
}

/**
 * Lines that are typed one after the other. Room for the longest is kept from the start and every letter has its place
 * before it is seen, so nothing moves; screen readers get all lines once, and so does who wants no motion.
 */
export function TypedLines({ lines, isPaused, className }: TypedLinesProps) {
  if (lines.length === 0) return null
  return (
    <span className={classNames('block', className)}>
      <span className="sr-only">{lines.join(', ')}</span>
      <span key={lines.join('\n')} aria-hidden="true" className="grid motion-reduce:hidden">
        {lines.map((text) => (
          <Written as="span" key={text} className="invisible col-start-1 row-start-1">
            {text}
          </Written>
        ))}
        <Written as="span" text={lines[0]} className="col-start-1 row-start-1">
          <Stage line={lines[0] ?? ''} isPaused={isPaused} />
        </Written>
      </span>
      <span aria-hidden="true" className="hidden motion-reduce:block">
        {lines.map((text) => (
          <Written as="span" key={text} className="block">
            {text}
          </Written>
        ))}
      </span>
    </span>
  )
}

/** React never looks inside: what is typed there may be another line by the time it comes. */
function Stage({ line, isPaused }: { line: string; isPaused: boolean }) {
  const stage = useRef<HTMLSpanElement>(null)
  useEffect(() => (stage.current && !isPaused ? typeLines(stage.current) : undefined), [isPaused])
  return (
    <span ref={stage} data-typed suppressHydrationWarning>
      {line}
    </span>
  )
}
