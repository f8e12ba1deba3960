import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Event } from '../../content/event/event.ts'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import { EventPanel } from './event-panel.tsx'

const now = new Date('2026-11-15T10:00:00Z')
const form = 'https://form.example'
const event: Event = {
  id: 'pitch-night',
  address: '',
  title: 'Pitch Night',
  description: 'Six founders, six minutes each.',
  type: 'Workshop',
  date: '',
  endDate: '',
  time: '',
  location: '',
  imageUrl: '',
  registrationFormUrl: '',
  price: '',
  capacity: 120,
  currentRegistrations: 0,
  status: 'Published',
  isPublished: true,
  isFeatured: false,
  sharing: { title: '', description: '', imageUrl: '', isHidden: false },
  createdAt: null,
  updatedAt: null,
}

function words(values: Partial<Event>): string {
  const html = renderToStaticMarkup(
    <ToastProvider>
      <EventPanel event={{ ...event, ...values }} now={now} />
    </ToastProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '\n')
}

it('counts registrations only where one can register or somebody has', () => {
  const date = '2026-11-20'
  expect(words({ date, registrationFormUrl: form })).toContain('0/120 registered')
  const formless = words({ date })
  expect(formless).toContain('No online registration')
  expect(formless).toContain('120 places')
  expect(formless).not.toContain('registered')
  expect(words({ date, currentRegistrations: 12 })).toContain('12/120 registered')
  expect(words({ date: '2026-11-10' })).not.toMatch(/registered|places/)
})

it('says of an event without a date that it will have one, and offers no calendar file', () => {
  const undated = words({ date: '', registrationFormUrl: form })
  expect(undated).toContain('The date will be announced')
  expect(undated).not.toMatch(/has taken place|Add to calendar|Register Now/)
  expect(words({ date: '2026-11-20' })).toContain('Add to calendar')
})
