import type { ApplicationReview, ApplicationValues } from '../../../content/application.ts'

/** An application as the server answers it to staff. */
export interface StaffApplication extends ApplicationValues, ApplicationReview {
  id: string
  createdAt: string
  updatedAt: string
  firstResponseAt: string | null
  dueAt: string
}

/** One step in the life of an application. */
export interface ReviewStep {
  time: string
  actor: { id: string | null; name: string }
  before: ApplicationReview | null
  after: ApplicationReview | null
}

export const applicationsUrl = '/api/applications'

export function applicationUrl(id: string): string {
  return `${applicationsUrl}/${encodeURIComponent(id)}`
}

/** Mail programs read everything behind a question mark as orders, so nothing of the address may stand there bare. */
export function mailAddress(email: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject === undefined ? to : `${to}?subject=${encodeURIComponent(subject)}`
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
