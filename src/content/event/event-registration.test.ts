import { expect, it } from 'vitest'
import { registrationState } from './event-registration.ts'

const now = new Date('2026-11-15T10:00:00Z')
const event = {
  status: 'Published' as const,
  date: '2026-11-20',
  endDate: '',
  registrationFormUrl: 'https://form.example',
  capacity: 40,
  currentRegistrations: 12,
}

it.each([
  ['open', {}],
  ['open', { capacity: null, currentRegistrations: 900 }],
  ['open', { registrationFormUrl: '/join' }],
  ['none', { registrationFormUrl: '' }],
  ['none', { registrationFormUrl: 'javascript:alert(1)' }],
  ['full', { currentRegistrations: 40 }],
  ['full', { currentRegistrations: 41, registrationFormUrl: '' }],
  ['cancelled', { status: 'Cancelled' }],
  ['cancelled', { status: 'Cancelled', date: '2026-11-14' }],
  ['over', { status: 'Completed' }],
  ['open', { date: '2026-11-15' }],
  ['over', { date: '2026-11-14' }],
  ['running', { date: '2026-11-14', endDate: '2026-11-15' }],
  ['undated', { date: '' }],
  ['cancelled', { status: 'Cancelled', date: '' }],
  ['over', { status: 'Completed', date: '' }],
  ['over', { date: '2026-11-13', endDate: '2026-11-14' }],
] as const)('registration is %s for %j', (state, changes) => {
  expect(registrationState({ ...event, ...changes }, now)).toBe(state)
})
