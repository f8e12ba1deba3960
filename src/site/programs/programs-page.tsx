import { programsPageDefaults } from '../../content/programs-page/programs-page-defaults.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { SafeLink } from '../../sections/safe-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Written } from '../../ui/written.tsx'
import { GrowingList } from '../growing-list.tsx'
import * as messages from '../messages/site-messages.ts'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { ProgramCard } from './program-card.tsx'

const texts = messages.programs
const skeletonCards = 6
/** Full rows of two, three and four. */
const shownAtFirst = 24

export function queries(): readonly PageQuery[] {
  return [siteQueries.programs, siteQueries.programsPage]
}

export function Component() {
  const { data } = useSiteQuery(siteQueries.programsPage)
  // What nobody has saved answers the defaults of the main language.
  const content = { ...programsPageDefaults, ...(data?.updatedAt ? data : {}) }
  const programs = useSiteQuery(siteQueries.programs)
  const { publicUrl } = useSiteFacts()
  return (
    <>
      <PageHead
        title={messages.frame.programs}
        description={content.heroSubtitle || texts.listDescription}
        path="/programs"
        {...sharedAs('programs-page-content', content)}
        structuredData={[
          breadcrumbData(publicUrl, [
            { name: messages.frame.home, path: '/' },
            { name: messages.frame.programs, path: '/programs' },
          ]),
        ]}
      />
      <section className="page-width pt-section pb-12">
        <Written as="h1" className="max-w-[18ch] text-display">
          {content.heroTitle}
        </Written>
        <Written as="p" className="prose-measure mt-6 text-lead text-muted">
          {content.heroSubtitle}
        </Written>
        <TwoButtons
          primary={[content.heroButtonPrimaryText, content.heroButtonPrimaryLink]}
          secondary={[content.heroButtonSecondaryText, content.heroButtonSecondaryLink]}
        />
      </section>
      <section aria-labelledby="programs-heading" className="page-width pb-section">
        <Written as="h2" id="programs-heading" className="text-h2">
          {content.sectionTitle}
        </Written>
        <Written as="p" className="prose-measure mt-3 text-muted">
          {content.sectionDescription}
        </Written>
        <div className="mt-10">
          <QueryState query={programs} loading={<LoadingCards />} error={<FailedPrograms />}>
            {(list) => {
              const visible = visibleInOrder(list)
              if (visible.length === 0) return <NoPrograms content={content} />
              return (
                <GrowingList
                  items={visible}
                  step={shownAtFirst}
                  className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6"
                  itemClassName={() => 'grid'}
                >
                  {(program, index) => <ProgramCard program={program} isFirst={index === 0} />}
                </GrowingList>
              )
            }}
          </QueryState>
        </div>
      </section>
      <section data-theme="dark" className="bg-nile text-ink">
        <div className="page-width py-section">
          <Written as="h2" className="max-w-[22ch] text-h1">
            {content.ctaTitle}
          </Written>
          <Written as="p" className="prose-measure mt-4 text-lead text-muted">
            {content.ctaDescription}
          </Written>
          <TwoButtons
            primary={[content.ctaButtonPrimaryText, content.ctaButtonPrimaryLink]}
            secondary={[content.ctaButtonSecondaryText, content.ctaButtonSecondaryLink]}
          />
        </div>
      </section>
    </>
  )
}

type LabelAndLink = readonly [string, string]

function TwoButtons({ primary, secondary }: { primary: LabelAndLink; secondary: LabelAndLink }) {
  const shown = [primary, secondary].filter(([text, link]) => text && link)
  if (shown.length === 0) return null
  return (
    // Below each other on a phone, whatever letters they are drawn with.
    <div className="mt-8 flex flex-wrap items-start gap-3 max-sm:flex-col">
      {shown.map(([text, link]) => (
        <SafeLink
          key={text}
          href={link}
          className={buttonClass(link === primary[1] ? 'primary' : 'secondary', 'lg')}
        >
          {text}
        </SafeLink>
      ))}
    </div>
  )
}

function LoadingCards() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: skeletonCards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same and never move
        <div key={index} data-skeleton className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-4 h-9 w-24 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

function FailedPrograms() {
  return (
    <div role="alert">
      <EmptyState
        title={texts.failedTitle}
        description={texts.failedText}
        level={3}
        action={<Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
      />
    </div>
  )
}

function NoPrograms({ content }: { content: typeof programsPageDefaults }) {
  return (
    <EmptyState
      title={content.emptyStateTitle || texts.emptyTitle}
      description={content.emptyStateDescription}
      level={3}
      action={
        <Button asChild>
          <PageLink to="/join">{content.emptyStateButtonText || messages.frame.join}</PageLink>
        </Button>
      }
    />
  )
}
