import { visibleInOrder } from '../../content/visible-in-order.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { Written } from '../../ui/written.tsx'
import { useListOrFallback } from '../data-or-fallback.ts'
import { loadFallbackPrograms, loadFallbackProjects } from '../load-fallbacks.ts'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const texts = messages.impact

interface ReachRow {
  href: string
  title: string
  reach: string
  location: string
}

/** The programs and projects behind the figures. */
export function useReach() {
  const programs = useListOrFallback(useSiteQuery(siteQueries.programs), loadFallbackPrograms)
  const projects = useListOrFallback(useSiteQuery(siteQueries.projects), loadFallbackProjects)
  return {
    programs: visibleInOrder(programs ?? []),
    projects: visibleInOrder(projects ?? []),
    isAwaited: !programs || !projects,
  }
}

interface ReachListProps {
  reach: ReturnType<typeof useReach>
  title: string
  text: string
}

/** Every program and project with whom it reaches and where. */
export function ReachList({ reach: { programs, projects }, title, text }: ReachListProps) {
  if (programs.length + projects.length === 0) return null
  return (
    <section aria-labelledby="impact-reach" className="border-line border-t">
      <div className="page-width grid gap-12 py-section lg:grid-cols-[1fr_2fr]">
        <div>
          <Written as="h2" id="impact-reach" className="text-h2">
            {title}
          </Written>
          <SectionText text={text} className="mt-3 text-muted" />
        </div>
        <div className="grid gap-12">
          <ReachGroup
            heading={texts.programs}
            rows={programs.map((program) => ({
              href: `/programs/${addressOf(program)}`,
              title: program.title,
              reach: program.participants,
              location: program.location,
            }))}
          />
          <ReachGroup
            heading={texts.projects}
            rows={projects.map((project) => ({
              href: `/projects/${addressOf(project)}`,
              title: project.title,
              reach: project.beneficiaries,
              location: project.location,
            }))}
          />
        </div>
      </div>
    </section>
  )
}

function ReachGroup({ heading, rows }: { heading: string; rows: readonly ReachRow[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="eyebrow">{heading}</h3>
      <ul className="mt-3">
        {rows.map((row) => (
          <li
            key={row.href}
            className="relative grid gap-1 border-line border-t py-5 sm:grid-cols-[1fr_1.2fr_1fr] sm:gap-6"
          >
            <Written
              as="a"
              href={pageHref(row.href)}
              className="text-h3 after:absolute after:inset-0 hover:text-link"
            >
              {row.title}
            </Written>
            <Written as="p" text={row.reach} className="text-small">
              <Written as="span" className="sr-only">{`${texts.reach}: `}</Written>
              {row.reach}
            </Written>
            <Written as="p" text={row.location} className="text-muted text-small">
              <Written as="span" className="sr-only">{`${texts.location}: `}</Written>
              {row.location}
            </Written>
          </li>
        ))}
      </ul>
    </div>
  )
}
