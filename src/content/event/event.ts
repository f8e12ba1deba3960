import { address } from '../../schema/address-field.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import {
  choice,
  date,
  image,
  integer,
  link,
  optionalInteger,
  richText,
  text,
  toggle,
} from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineCollection } from '../define-type.ts'
import { eventStatuses, eventTypes, isVisibleToVisitors, publicationOf } from './event-rules.ts'
import { eventScreen } from './event-screen.ts'

export const event = defineCollection({
  name: 'event',
  path: 'events',
  label: ['Event', 'Events'],
  fields: {
    title: text('Title').required().help('As it stands on the card, such as “Pitch Night Cairo”.'),
    address: address('/events'),
    description: richText('Description', { max: 10_000 }).required(),
    type: choice('Type', eventTypes).default('Workshop'),
    date: date('Date').required().help('A day is enough; the time goes into the next field.'),
    endDate: date('End date'),
    time: text('Time', { max: 60 }).placeholder('10:00 to 16:00'),
    location: text('Location', { max: 300 }),
    imageUrl: image('Image', { folder: 'events' }),
    registrationFormUrl: link('Registration Form URL').placeholder('https://'),
    price: text('Price', { max: 60 }).default('Free'),
    capacity: optionalInteger('Capacity'),
    currentRegistrations: integer('Current registrations'),
    status: choice('Status', eventStatuses).default('Draft'),
    isPublished: toggle('Published').default(true),
    isFeatured: toggle('Featured'),
    sharing: sharing(),
  },
  filterBy: 'status',
  sortBy: 'date',
  prepare: withRegistrationFormUrl,
  visibleWhen: isVisibleToVisitors,
  // Both, so that the status never says one thing and the switch another.
  hiddenBy: publicationOf('Draft'),
  screen: eventScreen,
  example: {
    title: 'Founders’ breakfast',
    description: 'Coffee, foul and twenty minutes of questions to someone who has done it before.',
    type: 'Networking',
    date: '2026-11-15',
    time: '09:00 to 11:00',
    location: 'The Greek Campus, Cairo',
    status: 'Published',
    capacity: 40,
  },
})

export type Event = RecordOf<typeof event>

/** Older senders call it registrationUrl. */
function withRegistrationFormUrl({ registrationUrl, ...input }: Record<string, unknown>) {
  const isOlder = registrationUrl !== undefined && input.registrationFormUrl === undefined
  return isOlder ? { ...input, registrationFormUrl: registrationUrl } : input
}
