import { homeStatRows } from '../../content/impact-stat/stat-rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useListOrFallback } from '../data-or-fallback.ts'
import { loadFallbackStats } from '../load-fallbacks.ts'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { StatGrid } from '../stat-grid.tsx'

const texts = messages.home.impact
const firstRow = { size: homeStatRows.first, delay: 500 }
const secondRow = { size: homeStatRows.second, delay: 900 }

/** The figures that stand for all the work: four large ones, three beneath them. */
export function ImpactBlock() {
  const list = useListOrFallback(useSiteQuery(siteQueries.stats), loadFallbackStats)
  const stats = list?.toSorted((a, b) => a.order - b.order)
  if (stats?.length === 0) return null
  return (
    <section data-theme="dark" aria-labelledby="impact" className="bg-nile">
      <div className="page-width grid gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="impact" className="max-w-[10ch] text-h1">
            {texts.title}
          </h2>
          <p className="mt-5 max-w-80 text-lead text-muted">{texts.text}</p>
          <PageLink to="/impact" className={`mt-8 ${buttonClass('secondary', 'md')}`}>
            {texts.link}
          </PageLink>
        </div>
        <div className="lg:col-span-8">
          {stats ? (
            <>
              <StatGrid
                stats={stats.slice(0, firstRow.size)}
                firstDelay={firstRow.delay}
                className="sm:grid-cols-2"
              />
              <StatGrid
                stats={stats.slice(firstRow.size, firstRow.size + secondRow.size)}
                firstDelay={secondRow.delay}
                size="medium"
                className="grid-cols-2 sm:grid-cols-3"
              />
            </>
          ) : (
            <LoadingStats />
          )}
        </div>
      </div>
    </section>
  )
}

function LoadingStats() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-gutter pb-48 sm:grid-cols-2">
      {['1', '2', '3', '4'].map((place) => (
        <Skeleton key={place} className="h-32 bg-ink/10 sm:h-48" />
      ))}
    </div>
  )
}
