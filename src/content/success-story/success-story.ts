import type { RecordOf } from '../../schema/define-content.ts'
import { image, longText, reference, richText, text } from '../../schema/fields.ts'
import { plainWords } from '../../shared/plain-words.ts'
import { defineCollection } from '../define-type.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'

export const successStory = defineCollection({
  name: 'success-story',
  path: 'success-stories',
  label: ['Success story', 'Success stories'],
  fields: {
    name: text('Person or venture').required(),
    role: text('Role or venture', { max: 300 }).placeholder('Founder of …'),
    story: richText('Story', { max: 20_000 }).required(),
    quote: longText('Quote', { max: 1000 }),
    imageUrl: image('Image', { folder: 'media' }),
    programId: reference('Program', 'programs').help('The story is also shown on the page of this program.'),
    projectId: reference('Project', 'projects').help('The story is also shown on the page of this project.'),
    ...orderAndVisibility,
  },
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: {
    menu: { label: 'Success Stories', description: 'People and ventures', icon: 'Quote', place: 50 },
    keywords: ['testimonials', 'quotes', 'founders', 'alumni'],
    words: {
      title: 'Success Stories Manager',
      description:
        'People and ventures whose story is told on the Impact page, on the page of their program or project, and in quote sections that carry their name.',
      add: 'Add Success Story',
      addTitle: 'Add Success Story',
      editTitle: 'Edit Success Story',
      emptyHint: 'Tell of one person first: who they are, what changed, and what they say about it.',
    },
    form: [
      { title: 'Story', fields: ['name', 'role', 'quote', 'story'] },
      {
        title: 'Picture and place',
        fields: [{ name: 'imageUrl', previewSize: 'medium' }, 'programId', 'projectId', 'order', 'isActive'],
        isAside: true,
      },
    ],
    list: {
      pictureLook: 'portrait',
      facts: ({ role }) => [role],
      text: ({ quote, story }) => quote || plainWords(story),
      searchIn: ['name', 'role', 'quote', 'story'],
    },
    pageOf: ({ isActive }) => (isActive ? '/impact' : undefined),
  },
  example: {
    name: 'Hoda Ramzy',
    role: 'Founder of Sunbasket',
    story: 'Her solar dryers keep a third of the tomato harvest from spoiling.',
    quote: 'We stopped throwing food away.',
    programId: 'bridgez',
  },
})

export type SuccessStory = RecordOf<typeof successStory>
