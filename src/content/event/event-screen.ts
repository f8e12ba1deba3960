import type { BadgeTone, RecordBadge } from '../../schema/list-facts.ts'
import { listTexts } from '../../schema/list-texts.ts'
import type { Decision, FormGroup } from '../../schema/staff-screen.ts'
import { addressOf } from '../../shared/address-of.ts'
import { dayText } from '../../shared/day-text.ts'
import { inPageLanguage } from '../content-words.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import {
  type EventStatus,
  eventVisibility,
  isContradictory,
  isVisibleToVisitors,
  publicationOf,
  publicationWords,
} from './event-rules.ts'

const statusTones: Record<EventStatus, BadgeTone> = {
  Published: 'success',
  Draft: 'warning',
  Cancelled: 'danger',
  Completed: 'info',
}

interface ListedEvent {
  id: string
  address: string
  type: string
  status: EventStatus
  date: string
  time: string
  location: string
  capacity: number | null
  currentRegistrations: number
  isPublished: boolean
  isFeatured: boolean
}

/** Status and isPublished are one decision for staff. */
const publication: Decision = {
  values: (status) => ({ ...publicationOf(status as EventStatus) }),
  contradiction: (values) => {
    const event = values as unknown as ListedEvent
    return isContradictory(event) ? publicationWords(event) : undefined
  },
}

/** The heading under which the form also says what visitors will see. */
export const eventPublishing = inPageLanguage('Publishing')

const form = [
  {
    title: 'What it is',
    fields: ['title', 'address', 'description', 'type', { name: 'imageUrl', previewSize: 'large' }],
  },
  {
    title: 'When and where',
    fields: [
      ['date', 'time'],
      ['endDate', 'location'],
    ],
  },
  {
    title: 'Taking part',
    fields: [
      ['registrationFormUrl', 'price'],
      ['capacity', 'currentRegistrations'],
    ],
  },
  {
    title: eventPublishing,
    fields: [{ name: 'status', decides: publication }, 'isFeatured'],
    isAside: true,
  },
] as const satisfies readonly FormGroup[]

export const eventScreen = {
  menu: { description: 'Workshops, conferences, meetings', icon: 'CalendarDays', place: 30 },
  keywords: ['calendar', 'workshop', 'conference', 'webinar', 'registration', 'date'],
  words: {
    title: 'Events Manager',
    description:
      'Workshops, conferences and meetings. Visitors see an event once it is published; a cancelled or completed one keeps its page and says so.',
    add: 'Add Event',
    empty: 'No events yet',
    emptyHint: 'Create your first event to get started',
    invalid: 'Please fill in all required fields',
    loadFailed: 'Failed to fetch events',
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    deleted: 'Event deleted successfully!',
    failed: ({ exists }: { exists: boolean }) =>
      exists ? 'Failed to update event' : 'Failed to create event',
    deleteFailed: 'Failed to delete event',
  },
  form,
  list: {
    as: 'cards',
    badges: (event: ListedEvent): RecordBadge[] => [
      { text: publicationWords(event), tone: statusTones[isContradictory(event) ? 'Draft' : event.status] },
      { text: inPageLanguage(event.type) },
      ...(event.isFeatured ? [{ text: listTexts.featured, tone: 'gold' } as const] : []),
    ],
    facts: ({ date, time, location, capacity, currentRegistrations }: ListedEvent) => [
      dayText(date),
      time,
      location,
      capacity === null ? '' : texts.places(currentRegistrations, capacity),
    ],
    searchIn: ['title', 'description', 'location', 'type', 'status'],
    filterBy: ['status', 'type', 'isFeatured'],
    compare: (one: ListedEvent, other: ListedEvent) => other.date.localeCompare(one.date),
    visibility: eventVisibility,
  },
  pageOf: (event: ListedEvent) => (isVisibleToVisitors(event) ? `/events/${addressOf(event)}` : undefined),
} as const
