import type { Definition } from '../schema/define-content.ts'
import { aboutPageContent } from './about-page/about-page-content.ts'
import { aboutSection } from './about-section/about-section.ts'
import { event } from './event/event.ts'
import { footer } from './footer/footer.ts'
import { heroSection } from './hero-section/hero-section.ts'
import { impactPageContent } from './impact-page/impact-page-content.ts'
import { impactStat } from './impact-stat/impact-stat.ts'
import { mediaAlbum } from './media-album/media-album.ts'
import { missionVision } from './mission-vision/mission-vision.ts'
import { partner } from './partner/partner.ts'
import { portfolioPage } from './portfolio-page/portfolio-page.ts'
import { program } from './program/program.ts'
import { programsPageContent } from './programs-page/programs-page-content.ts'
import { project } from './project/project.ts'
import { successStory } from './success-story/success-story.ts'
import { teamMember } from './team-member/team-member.ts'

/** Everything the foundation publishes. A new type is one file and one line here. */
export const contentTypes = [
  heroSection,
  aboutPageContent,
  aboutSection,
  missionVision,
  teamMember,
  program,
  programsPageContent,
  project,
  portfolioPage,
  impactStat,
  impactPageContent,
  successStory,
  event,
  mediaAlbum,
  partner,
  footer,
] as const satisfies readonly Definition[]
