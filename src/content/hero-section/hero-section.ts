import type { RecordOf } from '../../schema/define-content.ts'
import { image, link, longText, text, textList, toggle } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineCollection } from '../define-type.ts'
import { chooseStoredHero } from './choose-stored-hero.ts'
import { heroDefaults } from './hero-defaults.ts'

const target = (label: string) => link(label).help('A path such as /join, or a full address.')

export const heroSection = defineCollection({
  name: 'hero-section',
  path: 'hero-sections',
  label: ['Hero section', 'Hero sections'],
  modifiedName: 'lastModified',
  fields: {
    fixedTitle: text('Fixed title').formerly('title').required().default(heroDefaults.fixedTitle),
    animatedLines: textList('Animated lines', { maxItems: 10, max: 200 })
      .required('At least one animated line is required')
      .default([...heroDefaults.animatedLines]),
    description: longText('Description', { max: 1000 })
      .formerly('subtitle')
      .required()
      .default(heroDefaults.description),
    primaryButtonText: text('Primary button text', { max: 80 })
      .required()
      .default(heroDefaults.primaryButtonText),
    primaryButtonEnabled: toggle('Primary button').default(true),
    primaryButtonLink: target('Primary button link').required().default(heroDefaults.primaryButtonLink),
    secondaryButtonText: text('Secondary button text', { max: 80 }).default(heroDefaults.secondaryButtonText),
    secondaryButtonEnabled: toggle('Secondary button').default(true),
    secondaryButtonLink: target('Secondary button link').default(heroDefaults.secondaryButtonLink),
    backgroundImageUrl: image('Background image', { folder: 'media' }).checked({ minWidth: 1200 }),
    headerLogoLight: image('Header logo for light mode', { folder: 'media' }).checked({ minWidth: 120 }),
    headerLogoDark: image('Header logo for dark mode', { folder: 'media' }).checked({ minWidth: 120 }),
    isActive: toggle('Active')
      .default(true)
      .help('Of several hero sections the one that is active and was changed last is shown.'),
    sharing: sharing(),
  },
  prepare: (input) => withUnusedButtonTexts(withTrueFlags(input)),
  visibleWhen: (values) => values.isActive,
  screen: {
    path: 'hero',
    menu: { label: 'Hero', description: 'Opening of the home page', icon: 'PanelTop', place: 30 },
    keywords: ['home page', 'front page', 'header', 'slogan', 'banner'],
    words: {
      title: 'Hero Section Manager',
      description: 'The opening of the home page, and the logos at the top of every page.',
      save: 'Save Hero Section',
      created: 'Hero section created and loaded for editing!',
      updated: 'Hero section updated successfully!',
      loadFailed: 'Failed to fetch hero sections',
      failed: ({ exists }) => (exists ? 'Failed to update hero section' : 'Failed to create hero section'),
      loadFailedToast: 'Failed to load hero sections',
      saveFailedToast: 'Failed to save hero section. Please try again.',
    },
    form: [
      { title: 'Texts', fields: ['fixedTitle', 'animatedLines', 'description'] },
      {
        title: 'Buttons',
        fields: [
          'primaryButtonEnabled',
          { name: 'primaryButtonText', shownWhen: (values) => values.primaryButtonEnabled === true },
          { name: 'primaryButtonLink', shownWhen: (values) => values.primaryButtonEnabled === true },
          'secondaryButtonEnabled',
          { name: 'secondaryButtonText', shownWhen: (values) => values.secondaryButtonEnabled === true },
          { name: 'secondaryButtonLink', shownWhen: (values) => values.secondaryButtonEnabled === true },
        ],
      },
      {
        title: 'Pictures',
        fields: [
          { name: 'backgroundImageUrl', previewSize: 'medium' },
          { name: 'headerLogoLight', previewSize: 'small', ground: 'light' },
          { name: 'headerLogoDark', previewSize: 'small', ground: 'dark' },
        ],
      },
      { title: 'Visibility', fields: ['isActive'] },
    ],
    pageOf: () => '/',
    choose: chooseStoredHero,
  },
  example: { fixedTitle: 'We Impact', description: 'Empowering Change Through Innovation' },
})

export type HeroSection = RecordOf<typeof heroSection> & { lastModified: string | null }

type Input = Record<string, unknown>

/** Flags of older records may be null: they are on unless explicitly off. */
function withTrueFlags(input: Input): Input {
  const flags = ['primaryButtonEnabled', 'secondaryButtonEnabled', 'isActive']
  const open = flags.filter((flag) => input[flag] === null).map((flag) => [flag, true])
  return { ...input, ...Object.fromEntries(open) }
}

/** The form hides the text and link of a button that is off, so a blank one must not stop the save. */
function withUnusedButtonTexts(input: Input): Input {
  if (input.primaryButtonEnabled !== false) return input
  const { primaryButtonText, primaryButtonLink } = heroDefaults
  return {
    ...input,
    ...(input.primaryButtonText === '' ? { primaryButtonText } : {}),
    ...(input.primaryButtonLink === '' ? { primaryButtonLink } : {}),
  }
}
