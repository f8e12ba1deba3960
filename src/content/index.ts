import type { Definition } from '../schema/define-content.ts'
import { aboutPageContent } from './about-page-content.ts'
import { aboutSection } from './about-section.ts'
import { event } from './event.ts'
import { footer } from './footer.ts'
import { heroSection } from './hero-section.ts'
import { impactPageContent } from './impact-page-content.ts'
import { impactStat } from './impact-stat.ts'
import { mediaAlbum } from './media-album.ts'
import { missionVision } from './mission-vision.ts'
import { partner } from './partner.ts'
import { portfolioPage } from './portfolio-page.ts'
import { program } from './program.ts'
import { programsPageContent } from './programs-page-content.ts'
import { project } from './project.ts'
import { successStory } from './success-story.ts'
import { teamMember } from './team-member.ts'

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
