import type { RecordOf } from '../../schema/define-content.ts'
import { image, integer, link, longText, richText, text, toggle } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineCollection } from '../define-type.ts'
import type { UploadFolder } from '../upload-folders.ts'
import { aboutDefaults as initial } from './about-defaults.ts'
import { aboutPageId } from './about-page-rules.ts'
import { aboutPageScreen, sdgsScreen } from './about-page-screen.ts'

const title = (label: string) => text(label, { max: 300 }).required()
const content = (label: string) => richText(label, { max: 20_000 }).required()

function logos(label: string, folder: UploadFolder) {
  return list(
    label,
    { name: text('Name'), url: image('Logo', { folder }).checked({ namedBy: 'name', minWidth: 120 }) },
    { itemLabel: 'Logo' },
  )
}

const sdgItem = {
  number: integer('Number', { min: 1, max: 17 }).fallback(1),
  title: text('Title'),
  imageUrl: image('Image', { folder: 'about/sdgs' }),
}

const valueItem = {
  title: text('Title'),
  description: longText('Description', { max: 1000 }),
  imageUrl: image('Image', { folder: 'about/values' }),
}

export const aboutPageContent = defineCollection({
  name: 'about-page-content',
  path: 'about-page-content',
  label: ['About page', 'About pages'],
  modifiedName: 'lastModified',
  fields: {
    heroTitle: title('Hero title').default(initial.heroTitle),
    heroSubtitle: title('Hero subtitle').default(initial.heroSubtitle),
    heroContent: content('Hero content').default(initial.heroContent),
    heroImageUrl: image('Hero image', { folder: 'about' }).checked({ minWidth: 1200 }),
    aspirationTitle: title('Aspiration title').default(initial.aspirationTitle),
    aspirationContent: content('Aspiration content').default(initial.aspirationContent),
    aspirationButtonText: text('Aspiration button text', { max: 80 })
      .required()
      .default(initial.aspirationButtonText),
    aspirationButtonLink: link('Aspiration button link').required().default(initial.aspirationButtonLink),
    programsTitle: title('Programs title').default(initial.programsTitle),
    programsSubtitle: title('Programs subtitle').default(initial.programsSubtitle),
    programsContent: content('Programs content').default(initial.programsContent),
    programsApproachText: content('Approach text').default(initial.programsApproachText),
    philanthropicTitle: title('Philanthropic title').default(initial.philanthropicTitle),
    philanthropicContent: content('Philanthropic content').default(initial.philanthropicContent),
    philanthropicLogos: logos('Philanthropic logos', 'about/philanthropic'),
    entrepreneurshipTitle: title('Entrepreneurship title').default(initial.entrepreneurshipTitle),
    entrepreneurshipContent: content('Entrepreneurship content').default(initial.entrepreneurshipContent),
    entrepreneurshipLogos: logos('Entrepreneurship logos', 'about/entrepreneurship'),
    blendedModelContent: content('Blended model content').default(initial.blendedModelContent),
    blendedModelImageUrl: image('Blended model image', { folder: 'about' }),
    sdgsTitle: title('SDGs title').default(initial.sdgsTitle),
    sdgsContent: content('SDGs content').default(initial.sdgsContent),
    sdgItems: list('SDG items', sdgItem, { itemLabel: 'Goal' }).default(initial.sdgItems),
    valuesTitle: title('Values title').default(initial.valuesTitle),
    valueItems: list('Values', valueItem, { itemLabel: 'Value' }).default(initial.valueItems),
    africaMapImageUrl: image('Africa map', { folder: 'about' }),
    isActive: toggle('Active').default(true),
    sharing: sharing(),
  },
  newId: () => aboutPageId,
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: aboutPageScreen,
  moreScreens: [sdgsScreen],
  example: { heroTitle: initial.heroTitle },
})

export type AboutPageContent = RecordOf<typeof aboutPageContent> & { lastModified: string | null }
