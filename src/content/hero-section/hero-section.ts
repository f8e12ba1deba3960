import { defineCollection, type RecordOf } from '../../schema/define-content.ts'
import { image, link, longText, text, textList, toggle } from '../../schema/fields.ts'
import { heroDefaults } from './hero-defaults.ts'

export const heroSection = defineCollection({
  name: 'hero-section',
  path: 'hero-sections',
  label: ['Hero section', 'Hero sections'],
  modifiedName: 'lastModified',
  fields: {
    fixedTitle: text('Fixed title').required().default(heroDefaults.fixedTitle),
    animatedLines: textList('Animated lines', { maxItems: 10, max: 200 })
      .required('At least one animated line is required')
      .default([...heroDefaults.animatedLines]),
    description: longText('Description', { max: 1000 }).required().default(heroDefaults.description),
    primaryButtonText: text('Primary button text', { max: 80 })
      .required()
      .default(heroDefaults.primaryButtonText),
    primaryButtonEnabled: toggle('Primary button').default(true),
    primaryButtonLink: link('Primary button link').required().default(heroDefaults.primaryButtonLink),
    secondaryButtonText: text('Secondary button text', { max: 80 }).default(heroDefaults.secondaryButtonText),
    secondaryButtonEnabled: toggle('Secondary button').default(true),
    secondaryButtonLink: link('Secondary button link').default(heroDefaults.secondaryButtonLink),
    backgroundImageUrl: image('Background image', { folder: 'media' }),
    headerLogoLight: image('Header logo for light mode', { folder: 'media' }),
    headerLogoDark: image('Header logo for dark mode', { folder: 'media' }),
    isActive: toggle('Active').default(true),
  },
  prepare: (input) => withUnusedButtonTexts(withTrueFlags(withNewerNames(input))),
  visibleWhen: (values) => values.isActive,
  example: { fixedTitle: 'We Impact', description: 'Empowering Change Through Innovation' },
})

export type HeroSection = RecordOf<typeof heroSection> & { lastModified: string | null }

type Input = Record<string, unknown>

function withNewerNames({ title, subtitle, ...input }: Input): Input {
  return {
    ...input,
    ...(input.fixedTitle === undefined && title !== undefined ? { fixedTitle: title } : {}),
    ...(input.description === undefined && subtitle !== undefined ? { description: subtitle } : {}),
  }
}

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
