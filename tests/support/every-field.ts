import { address } from '../../src/schema/address-field.ts'
import { choiceList } from '../../src/schema/choice-list.ts'
import type { ValuesOf } from '../../src/schema/field.ts'
import {
  choice,
  color,
  cssClass,
  date,
  email,
  icon,
  image,
  integer,
  link,
  longText,
  openChoice,
  optionalInteger,
  pageLink,
  phone,
  reference,
  richText,
  text,
  textList,
  toggle,
  video,
} from '../../src/schema/fields.ts'
import { group, list } from '../../src/schema/nested-fields.ts'
import { sharing } from '../../src/schema/sharing.ts'

export const instruction = 'Write two sentences here'

const talks = list(
  'Talks',
  { title: text('Title'), speaker: text('Speaker').sameInEveryLanguage() },
  { itemLabel: 'Talk' },
)

/** A part of a page: its id is a field, and its place among the others too. */
const section = {
  id: text('Section id', { max: 80 }).sameInEveryLanguage(),
  layout: choice('Layout', ['words', 'quote']),
  order: integer('Order'),
  enabled: toggle('Shown').default(true),
  heading: text('Heading'),
  body: richText('Text'),
  width: choice('Width', ['wide', 'narrow']).fallback('wide'),
}

/** A field of every kind, with everything that can be said of one. Collections and single records can have all of them. */
export const everyField = {
  intro: longText('Introduction', { max: 2000 }).formerly('lead', 'preface').help('Stands below the title'),
  story: richText('Story').required(),
  hint: longText('Hint').withoutInstructions(new Set([instruction])),
  place: text('Place', { max: 80 }).required().default('Cairo').checked({ fits: 40 }),
  slogan: text('Slogan').sameInEveryLanguage().placeholder('Few words'),
  mail: email('Mail'),
  telephone: phone('Telephone'),
  source: link('Source'),
  next: pageLink('Next page'),
  pictureUrl: image('Picture', { folder: 'media' }).checked({ namedBy: 'slogan', minWidth: 600 }),
  videoUrl: video('Video'),
  stage: choice('Stage', ['Planned', 'Running', 'Ended']).default('Running'),
  mood: openChoice('Mood', ['calm', 'lively']),
  languages: choiceList('Languages', ['en', 'ar'], {
    always: 'en',
    labels: { en: 'English', ar: 'Arabic' },
  }),
  target: reference('Target', 'every-targets'),
  iconName: icon('Icon', ['Star', 'Leaf']).default('Star'),
  accent: color('Accent').checked({ contrast: 3 }),
  look: cssClass('Look', ['text-lg']),
  score: integer('Score', { min: -5, max: 500 }).required(),
  seats: optionalInteger('Seats', { min: 1 }),
  isFeatured: toggle('Featured'),
  day: date('Day'),
  tags: textList('Tags', { maxItems: 30, max: 60 }).formerly('labels'),
  contact: group('Contact', { note: text('Note'), room: text('Room').sameInEveryLanguage() }),
  days: list('Days', { heading: text('Heading').required(), talks }, { maxItems: 20, itemLabel: 'Day' }),
  sections: list('Sections', section, {
    itemLabel: 'Section',
    memberLabels: ({ layout }) => (layout === 'quote' ? { heading: 'Who said it' } : undefined),
  }).checked({ as: 'every-section' }),
  sharing: sharing(),
}

/** What only records of a collection can have. */
export const collectionFields = {
  address: address('/every-kinds', {
    maxParts: 2,
    takenBy: (name) => (name === 'archive' ? 'the archive' : undefined),
  }),
  order: integer('Order', { min: -1000, max: 1000 }),
  isActive: toggle('Active').default(true),
}

export const everyValue: Partial<ValuesOf<typeof everyField>> = {
  intro: 'What it is about.',
  story: 'It began with **two boats**.',
  hint: 'Come early',
  slogan: 'Row on',
  mail: 'boats@nile.example',
  telephone: '+20 2 1234',
  source: 'https://nile.example/boats',
  next: '/about',
  pictureUrl: 'https://nile.example/boats.png',
  videoUrl: 'https://nile.example/boats.mp4',
  stage: 'Planned',
  mood: 'of its own',
  languages: ['ar', 'en'],
  target: 'somewhere',
  iconName: 'Leaf',
  accent: '#1e40af',
  look: 'text-lg',
  score: 0,
  seats: 12,
  day: '2026-11-15',
  tags: ['river', 'boats'],
  contact: { note: 'Ask for Mona', room: '12' },
  days: [{ heading: 'First day', talks: [{ title: 'Sails', speaker: 'Ali' }] }],
  sections: [
    {
      ...{ id: 'opening', layout: 'words', order: 1, enabled: true },
      ...{ heading: 'Opening', body: 'All begin here.', width: 'narrow' },
    },
  ],
}
