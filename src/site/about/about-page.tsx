import type { AboutPageContent } from '../../content/about-page/about-page-content.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CallToJoin } from '../call-to-join.tsx'
import { dataOrFallback } from '../data-or-fallback.ts'
import * as messages from '../messages/site-messages.ts'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import type { PageQuery } from '../page-queries.ts'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { AboutAspiration } from './about-aspiration.tsx'
import { type AboutContent, aboutContent } from './about-content.ts'
import { AboutEvents } from './about-events.tsx'
import { AboutHero } from './about-hero.tsx'
import { AboutLoading } from './about-loading.tsx'
import { aboutPageData } from './about-page-data.ts'
import { AreasServed } from './areas-served.tsx'
import { DualApproach } from './dual-approach.tsx'
import { FurtherSections } from './further-sections.tsx'
import { GoalsBlock } from './goals-block.tsx'
import { MissionVisionBlock } from './mission-vision-block.tsx'
import { TeamBlock } from './team-block.tsx'
import { ValuesBlock } from './values-block.tsx'

const texts = messages.about

export function queries(): readonly PageQuery[] {
  return [
    siteQueries.aboutPage,
    siteQueries.missionVision,
    siteQueries.team,
    siteQueries.events,
    siteQueries.aboutSections,
  ]
}

export function Component() {
  const query = useSiteQuery(siteQueries.aboutPage)
  const records = dataOrFallback(query, [])
  const content = aboutContent(records ?? [])
  return (
    <>
      <AboutHead content={content} record={records?.find(({ isActive }) => isActive)} />
      {query.data === undefined && records && (
        <div className="page-width pt-6">
          <Alert
            tone="warning"
            title={texts.failed}
            action={
              <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
                {messages.frame.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {records ? <AboutView content={content} /> : <AboutLoading />}
    </>
  )
}

function AboutView({ content }: { content: AboutContent }) {
  return (
    <>
      <AboutHero content={content} />
      <AboutAspiration content={content} />
      <MissionVisionBlock />
      <DualApproach content={content} />
      <GoalsBlock content={content} />
      <ValuesBlock content={content} />
      <AreasServed pictureUrl={content.africaMapImageUrl} />
      <FurtherSections />
      <TeamBlock />
      <AboutEvents />
      <CallToJoin />
    </>
  )
}

function AboutHead({ content, record }: { content: AboutContent; record: AboutPageContent | undefined }) {
  const { publicUrl } = useSiteFacts()
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: messages.frame.about, path: '/about' },
  ]
  return (
    <PageHead
      title={messages.frame.about}
      description={content.heroContent}
      path="/about"
      {...sharedAs('about-page-content', record)}
      image={content.heroImageUrl}
      structuredData={[aboutPageData(publicUrl, content), breadcrumbData(publicUrl, crumbs)]}
    />
  )
}
