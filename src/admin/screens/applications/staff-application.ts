import type { ApplicationReview, ApplicationValues } from '../../../content/application/application.ts'

import { applicationsTexts as texts } from './applications-texts.ts'

/** An application as the server answers it to staff. */
export interface StaffApplication extends ApplicationValues, ApplicationReview {
  id: string
  /** The code of the language that the applicant wrote in, and expects the answer in. */
  language: string
  /** It looks like a robot's and waits apart from the others. */
  isSuspected: boolean
  /** Very many had come from its address in that hour. */
  isOneOfMany: boolean
  /** When a suspected one is deleted, unless staff do something with it. */
  forgottenAt: string | null
  createdAt: string
  updatedAt: string
  firstResponseAt: string | null
  /** When retention took away what tells who applied. */
  anonymisedAt: string | null
  dueAt: string
}

/** Whether it was suspected is said only where it was. */
export type LoggedReview = ApplicationReview & { isSuspected?: boolean }

/** One step in the life of an application. */
export interface ReviewStep {
  time: string
  actor: { id: string | null; name: string }
  before: LoggedReview | null
  after: LoggedReview | null
}

/** What a person is called where one name is needed. */
export function applicantName({ name, anonymisedAt }: StaffApplication): string {
  return anonymisedAt === null ? name : texts.anonymised
}

export function personUrl(email: string): string {
  return `/api/people/${encodeURIComponent(email)}`
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
