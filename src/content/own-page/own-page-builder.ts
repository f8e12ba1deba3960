import { groupsInPageLanguage, wordsInPageLanguage } from '../content-words.ts'
import { type PageBuilderFacts, saveFailure, visibleSwitch } from '../page-section/page-builder-facts.ts'
import { sectionLayoutNames } from '../page-section/section-layout-names.ts'
import type { OwnPage } from './own-page.ts'
import { ownPageSections } from './own-page-sections.ts'
import { pageTemplates } from './templates/page-templates.ts'

export const ownPageBuilder = {
  path: 'own-pages/builder',
  groups: groupsInPageLanguage([
    {
      title: 'Basics',
      description: 'Title, address, summary and visibility',
      fields: ['title', 'address', { name: 'description', rows: 3 }, 'imageUrl', visibleSwitch],
    },
  ]),
  layouts: sectionLayoutNames,
  starters: () => [],
  // Title and summary of the page stand there, and nothing else belongs there.
  hints: { opening: { layout: 'simpleHero' }, cover: { layout: 'customHero' } },
  shown: ownPageSections,
  // A page is written first and shown when its writer says so.
  initial: { isActive: false },
  templates: pageTemplates,
  words: wordsInPageLanguage({
    newTitle: 'New page',
    description: 'Title and address first, then the sections of the page.',
    back: 'Back to Own pages',
    missing: 'Page Not Found',
    created: 'Page saved successfully!',
    updated: 'Page saved successfully!',
    failed: saveFailure((reason) => `Error saving page: ${reason}`),
    loadFailed: 'Failed to load page',
  }),
} satisfies PageBuilderFacts<OwnPage>
