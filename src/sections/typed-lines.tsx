import { graphemesOf } from '../shared/graphemes.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { useTypedLines } from './use-typed-lines.ts'

type TypedLinesProps = {
  lines: readonly string[]
  isRunning: boolean
  className?: string
}

/**
 * Lines that are typed one after the other. Room for the longest is kept from the start and every letter has its place
 * before it is seen, so nothing moves; screen readers get all lines once, and so does who wants no motion.
 */
export function TypedLines({ lines, isRunning, className }: TypedLinesProps) {
  const { line, shown } = useTypedLines(lines, isRunning)
  const letters = graphemesOf(lines[line] ?? '')
  if (lines.length === 0) return null
  return (
    <span className={classNames('block', className)}>
      <span className="sr-only">{lines.join(', ')}</span>
      <span aria-hidden="true" className="grid motion-reduce:hidden">
        {lines.map((text) => (
          <Written as="span" key={text} className="invisible col-start-1 row-start-1">
            {text}
          </Written>
        ))}
        <Written as="span" text={lines[line]} className="col-start-1 row-start-1">
          {letters.slice(0, shown).join('')}
          <span className="relative">
            <span className="absolute start-[0.06em] top-[0.12em] h-[0.95em] w-[0.06em] rounded-full bg-current" />
          </span>
          <span className="invisible">{letters.slice(shown).join('')}</span>
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
