import type { ImpactPageContent } from '../../content/impact-page/impact-page-content.ts'
import { impactPageDefaults } from '../../content/impact-page/impact-page-defaults.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { SafeLink } from '../../sections/safe-link.tsx'
import { SectionDataProvider } from '../../sections/section-context.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { SectionText } from '../../sections/section-text.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Written } from '../../ui/written.tsx'
import { useListOrFallback } from '../data-or-fallback.ts'
import { loadFallbackStats } from '../load-fallbacks.ts'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { StatGrid } from '../stat-grid.tsx'
import { StoryList } from '../story-list.tsx'
import { ReachList, useReach } from './reach-list.tsx'

const texts = messages.impact
const firstCounterDelay = 500

export function queries(): readonly PageQuery[] {
  const { impactPage, stats, stories, programs, projects, partners } = siteQueries
  return [impactPage, stats, stories, programs, projects, partners]
}

export function Component() {
  const content = useSiteQuery(siteQueries.impactPage)
  const loading = <Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />
  return (
    <QueryState query={content} loading={loading} error={texts.failed}>
      {(record) => (record?.isActive ? <ImpactView content={withDefaults(record)} /> : <ImpactHidden />)}
    </QueryState>
  )
}

/** What nobody has saved answers the defaults of the main language. */
function withDefaults(record: ImpactPageContent): ImpactPageContent {
  return record.updatedAt ? record : { ...record, ...impactPageDefaults }
}

function ImpactView({ content }: { content: ImpactPageContent }) {
  const knownStats = useListOrFallback(useSiteQuery(siteQueries.stats), loadFallbackStats)
  const stats = knownStats ?? []
  const stories = visibleInOrder(useSiteQuery(siteQueries.stories).data ?? [])
  const partners = useSiteQuery(siteQueries.partners).data ?? []
  const reach = useReach()
  const { publicUrl } = useSiteFacts()
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: content.heroTitle, path: '/impact' },
  ]
  return (
    <>
      <PageHead
        title={content.heroTitle}
        description={content.heroContent || content.heroSubtitle}
        path="/impact"
        image={content.heroImageUrl}
        {...sharedAs('impact-page-content', content)}
        structuredData={[breadcrumbData(publicUrl, crumbs)]}
      />
      <ImpactHero content={content} />
      {knownStats &&
        !reach.isAwaited &&
        isEmpty(stats, content.sections, stories, reach.programs, reach.projects) && <NothingYet />}
      {stats.length > 0 && (
        <section aria-labelledby="impact-stats" className="page-width py-section">
          <Written as="h2" id="impact-stats" className="text-h2">
            {content.statsTitle}
          </Written>
          <SectionText text={content.statsDescription} className="prose-measure mt-3 text-muted" />
          <StatGrid
            stats={stats.toSorted((a, b) => a.order - b.order)}
            firstDelay={firstCounterDelay}
            size="medium"
            className="mt-10 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]"
          />
        </section>
      )}
      {content.sections.length > 0 && (
        <SectionDataProvider stories={stories} partners={partners}>
          <SectionList sections={content.sections} firstHeadingLevel={2} />
        </SectionDataProvider>
      )}
      <StoryList
        id="impact-stories"
        title={content.storiesTitle}
        text={content.storiesDescription}
        stories={stories}
      />
      <ReachList reach={reach} title={content.reachTitle} text={content.reachDescription} />
      <ImpactCall content={content} />
    </>
  )
}

function isEmpty(...lists: readonly (readonly unknown[])[]): boolean {
  return lists.every((list) => list.length === 0)
}

/** Between the opening and the invitation, while there is nothing to count and nobody to quote. */
function NothingYet() {
  return (
    <div className="page-width py-section">
      <EmptyState title={texts.nothingYet} description={texts.nothingYetText} />
    </div>
  )
}

function ImpactHero({ content }: { content: ImpactPageContent }) {
  return (
    <section data-theme="dark" className="bg-nile text-ink">
      <div className="page-width grid items-center gap-10 py-section lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <Written as="h1" className="text-display">
            {content.heroTitle}
          </Written>
          {content.heroSubtitle && (
            <Written as="p" className="mt-5 font-medium text-gold text-lead">
              {content.heroSubtitle}
            </Written>
          )}
          <SectionText text={content.heroContent} className="prose-measure mt-5 text-lead text-muted" />
        </div>
        <RecordPicture
          url={content.heroImageUrl}
          alt=""
          id="impact"
          ratio={[3, 2]}
          isPriority
          sizes="(min-width: 64rem) 34rem, 92vw"
          className="aspect-3/2 rounded-card"
        />
      </div>
    </section>
  )
}

function ImpactCall({ content }: { content: ImpactPageContent }) {
  return (
    <section aria-labelledby="impact-call" className="border-line border-t bg-sunken">
      <div className="page-width py-section">
        <Written as="h2" id="impact-call" className="max-w-[20ch] text-h1">
          {content.ctaTitle}
        </Written>
        <SectionText text={content.ctaDescription} className="prose-measure mt-4 text-lead text-muted" />
        <div className="mt-8 flex flex-wrap gap-3">
          {content.ctaButtonPrimaryText && (
            <SafeLink href={content.ctaButtonPrimaryLink} className={buttonClass('primary', 'lg')}>
              {content.ctaButtonPrimaryText}
            </SafeLink>
          )}
          {content.ctaButtonSecondaryText && (
            <SafeLink href={content.ctaButtonSecondaryLink} className={buttonClass('secondary', 'lg')}>
              {content.ctaButtonSecondaryText}
            </SafeLink>
          )}
        </div>
      </div>
    </section>
  )
}

function ImpactHidden() {
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} path="/impact" isHidden />
      <MissingState
        title={texts.notFound}
        action={
          <Button asChild>
            <PageLink to="/programs">{messages.frame.allPrograms}</PageLink>
          </Button>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
