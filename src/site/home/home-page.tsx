import { Suspense } from 'react'
import { chooseHero } from '../../content/hero-section/hero-rules.ts'
import { HomeHero } from '../../sections/home-hero.tsx'
import { CallToJoin } from '../call-to-join.tsx'
import { useFooter } from '../layout/site-footer.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageHead } from '../page-head.tsx'
import type { PageQuery } from '../page-queries.ts'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { AspirationBlock } from './aspiration-block.tsx'
import { EventsBlock } from './events-block.tsx'
import { FrameworkBlock } from './framework-block.tsx'
import { FundingBlock } from './funding-block.tsx'
import { ImpactBlock } from './impact-block.tsx'
import { NewsBlock } from './news-block.tsx'
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

export function Component() {
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
      <Suspense>
        <AspirationBlock />
      </Suspense>
      <Suspense>
        <FundingBlock />
      </Suspense>
      <Suspense>
        <ImpactBlock />
      </Suspense>
      <Suspense>
        <FrameworkBlock />
      </Suspense>
      <Suspense>
        <PartnersBlock />
      </Suspense>
      <Suspense>
        <EventsBlock />
      </Suspense>
      {posts.length > 0 && (
        <Suspense>
          <NewsBlock posts={posts} />
        </Suspense>
      )}
      <Suspense>
        <CallToJoin />
      </Suspense>
    </>
  )
}
