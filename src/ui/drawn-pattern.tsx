import { classNames } from './class-names.ts'
import { PATTERN_HEIGHT, PATTERN_WIDTH, type PatternHue, patternOf } from './id-pattern-shapes.ts'

const hueClasses: Record<PatternHue, string> = {
  river: 'text-gsf-primary',
  sky: 'text-gsf-secondary',
  delta: 'text-gsf-accent',
  sun: 'text-gsf-gold',
}

/** A quiet picture made from a record's id, for records without an image. It fills its box and says nothing. */
export function IdPattern({ id, className }: { id: string; className?: string }) {
  const { hue, shapes } = patternOf(id)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PATTERN_WIDTH} ${PATTERN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block size-full bg-sunken dark:bg-raised', hueClasses[hue], className)}
    >
      {shapes.map(({ path, kind, opacity }) =>
        kind === 'fill' ? (
          <path key={path} d={path} fill="currentColor" fillOpacity={opacity} />
        ) : (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeOpacity={opacity}
          />
        ),
      )}
    </svg>
  )
}
