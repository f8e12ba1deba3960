import { aboutPageContent } from '../content/about-page/about-page-content.ts'
import { aboutSection } from '../content/about-section/about-section.ts'
import { event } from '../content/event/event.ts'
import { footer } from '../content/footer/footer.ts'
import { heroSection } from '../content/hero-section/hero-section.ts'
import { impactPageContent } from '../content/impact-page/impact-page-content.ts'
import { impactStat } from '../content/impact-stat/impact-stat.ts'
import { mediaAlbum } from '../content/media-album/media-album.ts'
import { missionVision } from '../content/mission-vision/mission-vision.ts'
import { partner } from '../content/partner/partner.ts'
import { portfolioPage } from '../content/portfolio-page/portfolio-page.ts'
import { program } from '../content/program/program.ts'
import { programsPageContent } from '../content/programs-page/programs-page-content.ts'
import { project } from '../content/project/project.ts'
import { siteSettings } from '../content/site-settings/site-settings.ts'
import { successStory } from '../content/success-story/success-story.ts'
import { teamMember } from '../content/team-member/team-member.ts'
import type { Definition } from '../schema/define-content.ts'
import { sampleAboutPage, sampleAboutSections, sampleMissionVision } from './sample-about.ts'
import { sampleAlbums } from './sample-albums.ts'
import { sampleBridgez } from './sample-bridgez.ts'
import type { SampleContext, SampleRecord } from './sample-context.ts'
import { sampleEden } from './sample-eden.ts'
import { sampleEvents } from './sample-events.ts'
import { sampleGraphene } from './sample-graphene.ts'
import { sampleHelios } from './sample-helios.ts'
import { sampleImentor } from './sample-imentor.ts'
import { sampleKhatwa } from './sample-khatwa.ts'
import { sampleNitrous } from './sample-nitrous.ts'
import { sampleNoria } from './sample-noria.ts'
import {
  sampleFooter,
  sampleHero,
  sampleImpactPage,
  sampleProgramsPage,
  sampleSettings,
} from './sample-pages.ts'
import { samplePartners } from './sample-partners.ts'
import { samplePortfolioPage } from './sample-portfolio.ts'
import { sampleStatistics } from './sample-statistics.ts'
import { sampleStories } from './sample-stories.ts'
import { sampleTeam } from './sample-team.ts'

type Batch = readonly [Definition, SampleRecord[]]

/** The records of the sample, in the order they are put in. */
export function sampleRecords(context: SampleContext): Batch[] {
  return [
    [siteSettings, [sampleSettings()]],
    [heroSection, [sampleHero(context)]],
    [footer, [sampleFooter()]],
    [partner, samplePartners(context)],
    [teamMember, sampleTeam(context)],
    [program, [sampleBridgez(context), sampleImentor(context), sampleNoria(context), sampleKhatwa(context)]],
    [project, [sampleEden(context), sampleGraphene(context), sampleNitrous(context), sampleHelios(context)]],
    [successStory, sampleStories(context)],
    [impactStat, sampleStatistics()],
    [event, sampleEvents(context)],
    [mediaAlbum, sampleAlbums(context)],
    [aboutPageContent, [sampleAboutPage(context)]],
    [aboutSection, sampleAboutSections(context)],
    [missionVision, [sampleMissionVision(context)]],
    [programsPageContent, [sampleProgramsPage()]],
    [impactPageContent, [sampleImpactPage(context)]],
    [portfolioPage, [samplePortfolioPage(context)]],
  ]
}
