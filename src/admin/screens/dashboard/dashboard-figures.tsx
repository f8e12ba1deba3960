import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Inbox, Sparkles, TrendingUp } from 'lucide-react'
import { useRecords, useSummaries } from '../../../client/content-queries.ts'
import type { event } from '../../../content/event/event.ts'
import type { impactStat } from '../../../content/impact-stat/impact-stat.ts'
import type { program } from '../../../content/program/program.ts'
import { useMay } from '../../current-user.ts'
import { outlineOf } from '../../outlines/content-outlines.ts'
import type { ApplicationCounts } from '../applications/application-counters.tsx'
import { applicationsUrl } from '../applications/staff-application.ts'
import { comingEvents, countActivePrograms, countVisible } from './dashboard-counts.ts'
import { DashboardFigure, figureOf } from './dashboard-figure.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { useOpenHref } from './use-open-href.ts'

export function DashboardFigures() {
  const openHref = useOpenHref()
  const seesApplications = useMay('write')
  const programs = useSummaries<typeof program>(outlineOf('program'))
  const events = useRecords<typeof event>(outlineOf('event'))
  const stats = useRecords<typeof impactStat>(outlineOf('impact-stat'))
  const counts = useQuery<ApplicationCounts>({
    queryKey: [`${applicationsUrl}/counts`],
    enabled: seesApplications,
    refetchOnMount: 'always',
  })
  return (
    <section aria-label={texts.figures} className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <DashboardFigure
        label={texts.activePrograms}
        icon={Sparkles}
        href={openHref('programs')}
        figure={figureOf(programs, (list) => ({
          value: countActivePrograms(list),
          hint: texts.programsHint(list.length),
        }))}
      />
      <DashboardFigure
        label={texts.upcomingEvents}
        icon={CalendarDays}
        href={openHref('events')}
        figure={figureOf(events, (list) => {
          const coming = comingEvents(list, new Date())
          return { value: coming.length, hint: texts.eventsHint(countVisible(coming)) }
        })}
      />
      <DashboardFigure
        label={texts.newSubmissions}
        icon={Inbox}
        href={openHref('applications', '?status=pending')}
        withheld={seesApplications ? undefined : texts.noApplications}
        figure={figureOf(counts, ({ pending, total }) => ({
          value: pending,
          hint: texts.submissionsHint(total),
        }))}
      />
      <DashboardFigure
        label={texts.totalImpact}
        icon={TrendingUp}
        href={openHref('statistics')}
        figure={figureOf(stats, ({ length }) => ({ value: length, hint: texts.impactHint(length) }))}
      />
    </section>
  )
}
