import { groupsInPageLanguage, wordsInPageLanguage } from '../content-words.ts'
import { type PageBuilderFacts, saveFailure, visibleSwitch } from '../page-section/page-builder-facts.ts'
import { programPageSections } from '../page-section/record-page-sections.ts'
import { programHints } from '../page-section/section-hints.ts'
import { programLayouts } from '../page-section/section-layout-names.ts'
import { defaultProgramSections } from './default-program-sections.ts'
import type { Program } from './program.ts'

export const programBuilder = {
  path: 'programs/builder',
  groups: groupsInPageLanguage([
    {
      title: 'Basics',
      description: 'Name, short texts, status and visibility',
      fields: ['title', 'address', 'subtitle', { name: 'description', rows: 3 }, 'status', visibleSwitch],
    },
    {
      title: 'Applications and dates',
      description: 'Who can take part, when and where',
      fields: [
        'isAcceptingApplications',
        ['applicationDeadline', 'startDate'],
        ['duration', 'location'],
        'participants',
        ['maxParticipants', 'currentParticipants'],
      ],
    },
    {
      title: 'Details',
      description: 'Long texts and lists, shown on pages without sections of their own',
      fields: [
        'overview',
        { name: 'fullDescription', rows: 6 },
        'objectives',
        'features',
        'process',
        'keyAchievements',
        'requirements',
      ],
    },
    {
      title: 'Look and order',
      description: 'Pictures, icon, colour and place in lists',
      fields: [['imageUrl', 'logoUrl'], 'iconName', 'color', 'order'],
    },
  ]),
  layouts: programLayouts,
  starters: defaultProgramSections,
  hints: programHints,
  shown: programPageSections,
  words: wordsInPageLanguage({
    newTitle: 'New Program',
    description: 'Settings for lists and cards first, then the sections of the program’s own page.',
    back: 'Back to Programs',
    missing: 'Program Not Found',
    created: 'Program saved successfully!',
    updated: 'Program saved successfully!',
    failed: saveFailure((reason) => `Error saving program: ${reason}`),
    loadFailed: 'Failed to load program',
  }),
} satisfies PageBuilderFacts<Program>
