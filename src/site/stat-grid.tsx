import type { CSSProperties } from 'react'
import type { ImpactStat } from '../content/impact-stat/impact-stat.ts'
import { SectionCounter } from '../sections/section-counter.tsx'
import { groupedNumber } from '../shared/local-numbers.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'

const stagger = 100

interface StatGridProps {
  stats: readonly ImpactStat[]
  /** Milliseconds before the first figure counts up; each one after it starts a little later. */
  firstDelay: number
  size?: 'large' | 'medium'
  /** The columns of the grid. */
  className?: string
}

/** Figures with what they count, each under a line of its own. */
export function StatGrid({ stats, firstDelay, size = 'large', className }: StatGridProps) {
  // One size for all, such that the longest figure fits its column.
  const letters = Math.max(5, ...stats.map((stat) => statFigure(stat).length))
  const style: CSSProperties & Record<'--letters', number> = { '--letters': letters }
  return (
    <dl style={style} className={classNames('grid gap-x-gutter', className)}>
      {stats.map((stat, index) => (
        <div
          key={stat.id}
          className="@container flex flex-col-reverse justify-end gap-3 border-ink/15 border-t pt-5 pb-8 sm:pt-6 sm:pb-10"
        >
          <dt>
            <Written as="span" className={size === 'large' ? 'text-h3' : 'font-semibold'}>
              {stat.label}
            </Written>
            {stat.description && (
              <Written as="span" className="mt-1 block max-w-72 text-muted text-small">
                {stat.description}
              </Written>
            )}
          </dt>
          <dd className={stat.colorClass}>
            <SectionCounter
              figure={statFigure(stat)}
              delay={firstDelay + index * stagger}
              className={classNames('leading-none font-semibold tracking-[-0.05em]', figureSizes[size])}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const figureSizes = {
  large: 'text-[clamp(1.5rem,calc(155cqi/var(--letters)),5.25rem)]',
  medium: 'text-[clamp(1.25rem,calc(155cqi/var(--letters)),3.25rem)]',
}

/** `86,000+`, `12M`, `9 countries`: digits in groups, then what the editor wrote behind them, words at a distance. */
export function statFigure({ value, suffix }: Pick<ImpactStat, 'value' | 'suffix'>): string {
  const isWord = /^\p{L}{2}/u.test(suffix)
  return `${groupedNumber(value)}${isWord ? '\u00a0' : ''}${suffix}`
}
