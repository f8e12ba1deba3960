import { defineCollection, type RecordOf } from '../../schema/define-content.ts'
import { image, longText, text } from '../../schema/fields.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'

export const successStory = defineCollection({
  name: 'success-story',
  path: 'success-stories',
  label: ['Success story', 'Success stories'],
  fields: {
    name: text('Person or venture').required(),
    role: text('Role or venture', { max: 300 }).placeholder('Founder of …'),
    story: longText('Story', { max: 20_000 }).required(),
    quote: longText('Quote', { max: 1000 }),
    imageUrl: image('Image', { folder: 'media' }),
    programId: text('Program').help('Shown on the page of this program'),
    projectId: text('Project').help('Shown on the page of this project'),
    ...orderAndVisibility,
  },
  visibleWhen: (values) => values.isActive,
  example: {
    name: 'Hoda Ramzy',
    role: 'Founder of Sunbasket',
    story: 'Her solar dryers keep a third of the tomato harvest from spoiling.',
    quote: 'We stopped throwing food away.',
    programId: 'bridgez',
  },
})

export type SuccessStory = RecordOf<typeof successStory>
