import { defaultPhrases } from '../schema/default-phrases.ar.ts'
import { rewordDefinition, rewordGroups, rewordWords } from '../schema/reword-definition.ts'
import { rulePhrases } from '../schema/rule-phrases.ar.ts'
import { type Phrases, phrasebook } from '../shared/phrasebook.ts'
import { aboutPageWords } from './about-page/about-page-words.ar.ts'
import { aboutSectionWords } from './about-section/about-section-words.ar.ts'
import type * as english from './content-words.ts'
import { eventWords } from './event/event-words.ar.ts'
import { fieldWords } from './field-words.ar.ts'
import { footerWords } from './footer/footer-words.ar.ts'
import { heroWords } from './hero-section/hero-words.ar.ts'
import { iconWords } from './icon-words.ar.ts'
import { impactPageWords } from './impact-page/impact-page-words.ar.ts'
import { impactStatWords } from './impact-stat/impact-stat-words.ar.ts'
import { listPageWords } from './list-page/list-page-words.ar.ts'
import { albumWords } from './media-album/album-words.ar.ts'
import { missionVisionWords } from './mission-vision/mission-vision-words.ar.ts'
import { ownPageWords } from './own-page/own-page-words.ar.ts'
import { sectionHintWords } from './page-section/section-hint-words.ar.ts'
import { sectionLayoutWords } from './page-section/section-layout-words.ar.ts'
import { sectionWords } from './page-section/section-words.ar.ts'
import { partnerWords } from './partner/partner-words.ar.ts'
import { portfolioWords } from './portfolio-page/portfolio-words.ar.ts'
import { postWords } from './post/post-words.ar.ts'
import { programWords } from './program/program-words.ar.ts'
import { programsPageWords } from './programs-page/programs-page-words.ar.ts'
import { projectWords } from './project/project-words.ar.ts'
import { redirectWords } from './redirect/redirect-words.ar.ts'
import { siteMenuWords } from './site-menu/site-menu-words.ar.ts'
import { siteSettingsWords } from './site-settings/site-settings-words.ar.ts'
import { successStoryWords } from './success-story/success-story-words.ar.ts'
import { teamMemberWords } from './team-member/team-member-words.ar.ts'

/** The words of the definitions, folder by folder. */
export const contentPhrases: readonly Phrases[] = [
  aboutPageWords,
  aboutSectionWords,
  albumWords,
  eventWords,
  fieldWords,
  footerWords,
  heroWords,
  iconWords,
  impactPageWords,
  impactStatWords,
  listPageWords,
  missionVisionWords,
  ownPageWords,
  partnerWords,
  portfolioWords,
  postWords,
  programWords,
  programsPageWords,
  projectWords,
  sectionHintWords,
  sectionLayoutWords,
  sectionWords,
  siteMenuWords,
  redirectWords,
  siteSettingsWords,
  successStoryWords,
  teamMemberWords,
]

export const definitionPhrases: Phrases = Object.assign({}, defaultPhrases, rulePhrases, ...contentPhrases)

export const findContentWords = phrasebook(definitionPhrases)

type Words = typeof english

export const inPageLanguage: Words['inPageLanguage'] = (text) => findContentWords(text) ?? text

/** Labels that are one word in English and two in Arabic, by their place. */
export const placedPhrases: Phrases = {
  'footer.address': 'العنوان البريدي',
  'event.isFeatured': 'مختارة',
}

export const definitionInPageLanguage: Words['definitionInPageLanguage'] = (definition) =>
  rewordDefinition(definition, (text, place = '') => placedPhrases[place] ?? inPageLanguage(text))

export const groupsInPageLanguage: Words['groupsInPageLanguage'] = <
  Groups extends Parameters<Words['groupsInPageLanguage']>[0],
>(
  groups: Groups,
): Groups => rewordGroups(groups, inPageLanguage) as readonly object[] as Groups

export const wordsInPageLanguage: Words['wordsInPageLanguage'] = (words) => rewordWords(words, inPageLanguage)
