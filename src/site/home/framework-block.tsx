import { chooseAboutPage } from '../../content/about-page/about-page-rules.ts'
import { aboutSummaryDefaults } from '../../content/about-page/about-summary-defaults.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { Written } from '../../ui/written.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { useListOrFallback } from '../data-or-fallback.ts'
import { loadFallbackPrograms, loadFallbackProjects } from '../load-fallbacks.ts'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { ProgramFeature } from './program-feature.tsx'
import { ProjectCarousel } from './project-carousel.tsx'

const texts = messages.home.framework
const mostPrograms = 2
const mostProjects = 3

/** Two ways of working side by side: programs for founders, projects for communities. */
export function FrameworkBlock() {
  const about = {
    ...aboutSummaryDefaults,
    ...chooseAboutPage(useSiteQuery(siteQueries.aboutPage).data ?? []),
  }
  return (
    // A record whose colour scheme is unknown inherits this one.
    <section aria-labelledby="framework" className="page-width scheme-blue py-section">
      <div className="grid items-end gap-x-gutter gap-y-5 lg:grid-cols-12">
        <Written as="h2" id="framework" className="max-w-[14ch] text-display lg:col-span-7">
          {about.programsSubtitle}
        </Written>
        <div className="grid gap-4 lg:col-span-5">
          <Written as="p" className="text-lead text-muted">
            {about.programsApproachText}
          </Written>
          <ArrowLink href="/programs">{texts.link}</ArrowLink>
        </div>
      </div>
      <div className="mt-12 grid gap-x-[clamp(2rem,6cqi,5.5rem)] gap-y-16 lg:mt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Programs title={about.entrepreneurshipTitle} />
        <Projects title={about.philanthropicTitle} />
      </div>
    </section>
  )
}

function Programs({ title }: { title: string }) {
  const list = useListOrFallback(useSiteQuery(siteQueries.firstPrograms), loadFallbackPrograms)
  const programs = list && visibleInOrder(list).slice(0, mostPrograms)
  if (programs?.length === 0) return null
  return (
    <div>
      <Written as="h3" className="flex min-h-11 items-center text-h3 font-medium text-muted">
        {title}
      </Written>
      {programs ? (
        <ul className={programColumns}>
          {programs.map((program) => (
            <li key={program.id} className="border-line border-t pt-6 pb-10 last:pb-0">
              <ProgramFeature program={program} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadingPrograms />
      )}
    </div>
  )
}

const programColumns = 'mt-4 grid gap-x-gutter sm:max-lg:grid-cols-2'

function Projects({ title }: { title: string }) {
  const list = useListOrFallback(useSiteQuery(siteQueries.firstProjects), loadFallbackProjects)
  if (!list) return <LoadingProjects />
  const projects = visibleInOrder(list).slice(0, mostProjects)
  return projects.length > 0 && <ProjectCarousel projects={projects} title={title} />
}

function LoadingPrograms() {
  return (
    <div role="status" aria-label={texts.loadingPrograms} className={programColumns}>
      <Skeleton className="mb-10 h-64" />
      <Skeleton className="h-64" />
    </div>
  )
}

function LoadingProjects() {
  return (
    <div role="status" aria-label={texts.loadingProjects} className="pt-15">
      <Skeleton className="aspect-16/10 rounded-2xl" />
      <SkeletonText lines={7} className="mt-6 pb-20" />
    </div>
  )
}
