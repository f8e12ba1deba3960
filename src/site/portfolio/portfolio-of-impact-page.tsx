import { chooseAboutPage } from '../../content/about-page/about-page-rules.ts'
import type { PortfolioPage } from '../../content/portfolio-page/portfolio-page.ts'
import { withAboutHero } from '../../content/portfolio-page/portfolio-rules.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { PartnerSection } from '../../sections/partner-section.tsx'
import { SectionDataProvider } from '../../sections/section-context.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const texts = messages.portfolio

export function queries(): readonly PageQuery[] {
  return [siteQueries.portfolioPages, siteQueries.aboutPage, siteQueries.partners, siteQueries.stories]
}

export function Component() {
  const pages = useSiteQuery(siteQueries.portfolioPages)
  return (
    <QueryState query={pages} loading={<LoadingPortfolio />} error={texts.failed}>
      {(list) => {
        const [first] = visibleInOrder(list)
        return first?.sections.some((section) => section.enabled) ? (
          <PortfolioView page={first} />
        ) : (
          <EmptyPortfolio />
        )
      }}
    </QueryState>
  )
}

function PortfolioView({ page }: { page: PortfolioPage }) {
  const about = chooseAboutPage(useSiteQuery(siteQueries.aboutPage).data ?? [])
  const partners = useSiteQuery(siteQueries.partners).data ?? []
  const stories = useSiteQuery(siteQueries.stories).data ?? []
  return (
    <>
      <PageHead
        title={page.title || texts.title}
        description={page.description || page.subtitle || texts.description}
        path="/portfolio"
        image={page.coverImageUrl || page.heroImageUrl}
        {...sharedAs('portfolio-pages', page)}
      />
      <SectionDataProvider partners={partners} stories={stories}>
        <SectionList sections={withAboutHero(page.sections, about)} partnerStrip={PartnerSection} />
      </SectionDataProvider>
    </>
  )
}

function EmptyPortfolio() {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} path="/portfolio" />
      <MissingState
        title={texts.title}
        action={
          <PageLink to="/programs" className="prose-link">
            {messages.frame.allPrograms}
          </PageLink>
        }
      >
        <p>{texts.empty}</p>
      </MissingState>
    </>
  )
}

function LoadingPortfolio() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className="h-[60vh] rounded-none" />
      <div className="page-width grid gap-4 py-section">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    </div>
  )
}
