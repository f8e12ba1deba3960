import { chooseHero } from '../../content/hero-section/hero-rules.ts'
import { HomeHero } from '../../sections/home-hero.tsx'
import { CallToJoin } from '../call-to-join.tsx'
import { useFooter } from '../layout/site-footer.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageHead } from '../page-head.tsx'
import type { PageQuery } from '../page-module.ts'
import { PagePart } from '../page-part.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { AspirationBlock } from './aspiration-block.tsx'
import { EventsBlock } from './events-block.tsx'
import { FrameworkBlock } from './framework-block.tsx'
import { FundingBlock } from './funding-block.tsx'
import { ImpactBlock } from './impact-block.tsx'
import { LazyNewsBlock } from './lazy-news-block.ts'
import { organizationData, webSiteData } from './organization-data.ts'
import { PartnersBlock } from './partners-block.tsx'

export function queries(): readonly PageQuery[] {
  return [
    siteQueries.heroes,
    siteQueries.aboutPage,
    siteQueries.stats,
    siteQueries.firstPrograms,
    siteQueries.firstProjects,
    siteQueries.partners,
    siteQueries.events,
    siteQueries.latestPosts,
  ]
}

export function Page() {
  const hero = chooseHero(useSiteQuery(siteQueries.heroes).data ?? [])
  const posts = useSiteQuery(siteQueries.latestPosts).data ?? []
  const { footer } = useFooter()
  const { publicUrl } = useSiteFacts()
  return (
    <>
      <PageHead
        description={messages.home.description}
        path="/"
        sharing={hero.sharing}
        structuredData={[organizationData(publicUrl, footer, hero.headerLogoLight), webSiteData(publicUrl)]}
      />
      <HomeHero hero={hero} />
      <PagePart>
        <AspirationBlock />
      </PagePart>
      <PagePart>
        <FundingBlock />
      </PagePart>
      <PagePart>
        <ImpactBlock />
      </PagePart>
      <PagePart>
        <FrameworkBlock />
      </PagePart>
      <PagePart>
        <PartnersBlock />
      </PagePart>
      <PagePart>
        <EventsBlock />
      </PagePart>
      {posts.length > 0 && (
        <PagePart>
          <LazyNewsBlock posts={posts} />
        </PagePart>
      )}
      <PagePart>
        <CallToJoin />
      </PagePart>
    </>
  )
}
