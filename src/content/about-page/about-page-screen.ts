import type { FieldInForm, FormGroup, MenuEntry } from '../../schema/staff-screen.ts'
import { inPageLanguage } from '../content-words.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import { chooseAboutPage } from './about-page-rules.ts'

type Item = Readonly<Record<string, unknown>>

const numbered = (word: (place: number) => string) => (item: Item, index: number) =>
  named(word(index + 1), item.title ?? item.name)

function named(place: string, name: unknown): string {
  return typeof name === 'string' && name !== '' ? texts.named(place, name) : place
}

const logos = <Name extends string>(name: Name): FieldInForm<Name> => ({
  name,
  itemTitle: numbered(texts.numbered.logo),
  arrange: 'pairs',
})

const goals: FieldInForm<'sdgItems'> = {
  name: 'sdgItems',
  itemTitle: ({ number, title }) => named(texts.numbered.goal(number), title),
  arrange: 'narrow-first',
}

/** The heading under which the form also says when the page was last changed. */
export const aboutVisibility = inPageLanguage('Page Visibility')

/** The heading under which the form shows the goals and leads to their own screen. */
export const aboutGoals = inPageLanguage('SDGs (3 images)')

const form = [
  {
    title: aboutVisibility,
    fields: [
      {
        name: 'isActive',
        label: aboutVisibility,
        help: 'While it is hidden, visitors read the built-in texts instead of these.',
      },
    ],
  },
  { title: 'Hero', fields: ['heroTitle', 'heroSubtitle', 'heroContent', 'heroImageUrl'] },
  {
    title: 'Our Aspiration',
    fields: [
      'aspirationTitle',
      { name: 'aspirationContent', rows: 6 },
      ['aspirationButtonText', 'aspirationButtonLink'],
    ],
  },
  {
    title: 'Programs',
    fields: ['programsTitle', 'programsSubtitle', 'programsContent', 'programsApproachText'],
    groups: [
      {
        title: 'Philanthropic Projects',
        fields: ['philanthropicTitle', 'philanthropicContent', logos('philanthropicLogos')],
      },
      {
        title: 'Entrepreneurship Programs',
        fields: ['entrepreneurshipTitle', 'entrepreneurshipContent', logos('entrepreneurshipLogos')],
      },
      { title: 'Blended model', fields: ['blendedModelContent', 'blendedModelImageUrl'] },
    ],
  },
  // Shown here, edited in one place: on the screen of the goals.
  { title: aboutGoals, shortTitle: 'SDGs', fields: [] },
  {
    title: 'Our Guiding Values (5 images)',
    shortTitle: 'Our Guiding Values',
    fields: [
      'valuesTitle',
      { name: 'valueItems', itemTitle: numbered(texts.numbered.value), arrange: 'pairs' },
    ],
  },
  {
    title: 'Additional Images',
    description: 'The map of Africa on the page; without a picture the drawn map is shown.',
    fields: ['africaMapImageUrl'],
  },
] as const satisfies readonly FormGroup[]

export const aboutPageScreen = {
  path: 'about',
  menu: { description: 'Texts, goals and values', icon: 'BookOpen', place: 40 } satisfies Partial<MenuEntry>,
  keywords: ['who we are', 'values', 'aspiration', 'mission', 'map'],
  words: {
    title: 'About Page Manager',
    description: 'The texts and pictures of the About page, part by part.',
    save: 'Save All Changes',
    created: 'About page content saved successfully!',
    updated: 'About page content saved successfully!',
    loadFailed: 'Failed to fetch about page content',
    failed: ({ exists }: { exists: boolean }) =>
      exists ? 'Failed to update about page content' : 'Failed to create about page content',
    loadFailedToast: 'Failed to load about page content',
    saveFailedToast: 'Failed to save about page content. Please try again.',
  },
  form,
  formAs: 'parts',
  pageOf: () => '/about',
  choose: chooseAboutPage<{ id: string }>,
} as const

export const sdgsScreen = {
  path: 'un-sdgs',
  menu: {
    label: 'UN SDGs',
    description: 'The goals on About',
    icon: 'Globe',
    place: 60,
  } satisfies Partial<MenuEntry>,
  keywords: ['sustainable development goals', 'goals', 'united nations'],
  words: {
    title: 'UN SDGs Manager',
    description: 'The Sustainable Development Goals on the About page.',
    save: 'Save SDGs',
    created: 'UN SDGs saved successfully!',
    updated: 'UN SDGs saved successfully!',
    loadFailed: 'Failed to load the UN SDGs',
    failed: 'Failed to save the UN SDGs. Please try again.',
  },
  form: [
    { title: 'Heading and text', fields: ['sdgsTitle', 'sdgsContent'] },
    {
      title: 'Goals',
      description: 'Numbers 1 to 17. Without a picture the number stands in the goal’s own colour.',
      fields: [{ ...goals, hideLabel: true }],
    },
  ],
  pageOf: () => '/about#goals',
  choose: chooseAboutPage<{ id: string }>,
} as const
