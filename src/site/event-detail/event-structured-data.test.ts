import { describe, expect, it } from 'vitest'
import type { Event } from '../../content/event/event.ts'
import { eventStructuredData } from './event-structured-data.ts'

const event: Event = {
  id: 'breakfast',
  address: '',
  title: 'Founders’ breakfast',
  description: 'Coffee.',
  type: 'Networking',
  date: '2026-11-20',
  endDate: '',
  time: '09:00 to 11:00',
  location: 'The Greek Campus, Cairo',
  imageUrl: '/files/events/a.jpg',
  registrationFormUrl: 'https://form.example',
  price: 'Free',
  capacity: 40,
  currentRegistrations: 12,
  status: 'Published',
  isPublished: true,
  isFeatured: false,
  sharing: { title: '', description: '', imageUrl: '', isHidden: false },
  createdAt: null,
  updatedAt: null,
}
const dataOf = (changes: Partial<Event> = {}) =>
  eventStructuredData({ ...event, ...changes }, 'https://site.example', new Date('2026-11-15T10:00:00Z'))

describe('what search engines read of an event', () => {
  it('is in the language that its words came in', () => {
    expect(dataOf()).toMatchObject({ inLanguage: 'en' })
    const untold = { ...event, lang: 'ar' }
    const data = eventStructuredData(untold, 'https://site.example', new Date('2026-11-15T10:00:00Z'))
    expect(data).toMatchObject({ inLanguage: 'ar' })
  })

  it('names time, place, room and price', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Event',
      name: 'Founders’ breakfast',
      url: 'https://site.example/events/breakfast',
      startDate: '2026-11-20T09:00:00+02:00',
      endDate: '2026-11-20T11:00:00+02:00',
      location: { '@type': 'Place', name: 'The Greek Campus, Cairo' },
      image: ['https://site.example/files/events/a.jpg'],
      maximumAttendeeCapacity: 40,
      remainingAttendeeCapacity: 28,
      isAccessibleForFree: true,
      offers: {
        price: '0',
        availability: 'https://schema.org/InStock',
        url: 'https://form.example',
      },
    })
  })

  it('has whole days where there is no time', () => {
    const data = dataOf({ time: '', endDate: '2026-11-22' })
    expect(data).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-22' })
    expect(dataOf({ time: '' })).not.toHaveProperty('endDate')
  })

  it('tells an online event from a place', () => {
    expect(dataOf({ location: 'Online' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
    })
    expect(dataOf({ location: '' })).not.toHaveProperty('location')
  })

  it.each([
    ['1,250 EGP', '1250', 'EGP'],
    ['400 EGP, with bed and meals', '400', 'EGP'],
    ['USD 12.50', '12.50', 'USD'],
    ['Free for students', '0', 'EGP'],
    ['مجانًا', '0', 'EGP'],
    ['٤٠٠ جنيه، تشمل المبيت والوجبات', '400', 'EGP'],
    ['١٬٢٥٠ دولارًا', '1250', 'USD'],
    ['٥٠ جنيهًا إسترلينيًا', '50', 'GBP'],
  ])('reads the price %s', (price, amount, currency) => {
    expect(dataOf({ price })).toMatchObject({ offers: { price: amount, priceCurrency: currency } })
  })

  it('says nothing of a price that it cannot read, or of an event that is over', () => {
    expect(dataOf({ price: 'Pay what you can' })).not.toHaveProperty('offers')
    expect(dataOf({ date: '2026-11-01' })).not.toHaveProperty('offers')
  })

  it('knows a cancelled event, which offers nothing', () => {
    const cancelled = dataOf({ status: 'Cancelled' })
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(cancelled).not.toHaveProperty('offers')
    expect(dataOf()).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' })
  })

  it('knows a full event', () => {
    expect(dataOf({ currentRegistrations: 40 })).toMatchObject({
      remainingAttendeeCapacity: 0,
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })
})
