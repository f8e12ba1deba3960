import { portfolioPageId } from '../../content/portfolio-page/portfolio-rules.ts'
import { arabicAboutPage, arabicAboutSections, arabicMissionVision } from './arabic-about.ts'
import { arabicAlbums } from './arabic-albums.ts'
import { arabicBridgez } from './arabic-bridgez.ts'
import { arabicEden } from './arabic-eden.ts'
import { arabicEvents } from './arabic-events.ts'
import { arabicGraphene } from './arabic-graphene.ts'
import { arabicHelios } from './arabic-helios.ts'
import { arabicImentor } from './arabic-imentor.ts'
import { arabicKhatwa } from './arabic-khatwa.ts'
import { arabicNitrous } from './arabic-nitrous.ts'
import { arabicNoria } from './arabic-noria.ts'
import {
  arabicFooter,
  arabicHero,
  arabicImpactPage,
  arabicProgramsPage,
  arabicSettings,
} from './arabic-pages.ts'
import { arabicPartners } from './arabic-partners.ts'
import { arabicPortfolioPage } from './arabic-portfolio.ts'
import { arabicStatistics } from './arabic-statistics.ts'
import { arabicStories } from './arabic-stories.ts'
import { arabicTeam } from './arabic-team.ts'
import type { SampleTexts } from './sample-texts.ts'

/** The whole sample in Arabic: by the name of the content type, then by the id of the record. */
export const arabicSample: Record<string, Record<string, SampleTexts>> = {
  'site-settings': arabicSettings,
  'hero-section': arabicHero,
  footer: arabicFooter,
  partner: arabicPartners,
  'team-member': arabicTeam,
  program: { bridgez: arabicBridgez, imentor: arabicImentor, noria: arabicNoria, khatwa: arabicKhatwa },
  project: { eden: arabicEden, graphene: arabicGraphene, nitrous: arabicNitrous, helios: arabicHelios },
  'success-story': arabicStories,
  'impact-stat': arabicStatistics,
  event: arabicEvents,
  'media-album': arabicAlbums,
  'about-page-content': arabicAboutPage,
  'about-section': arabicAboutSections,
  'mission-vision': arabicMissionVision,
  'programs-page-content': arabicProgramsPage,
  'impact-page-content': arabicImpactPage,
  'portfolio-page': { [portfolioPageId]: arabicPortfolioPage },
}
