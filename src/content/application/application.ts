import type { ValuesOf } from '../../schema/field.ts'
import { choice, email, longText, phone, text } from '../../schema/fields.ts'
import { applicationStatuses } from './application-rules.ts'

/** What somebody who applies sends. */
export const applicationFields = {
  name: text('Name', { max: 120 }).required('Please tell us your name'),
  email: email('Email').required('Please give an email address we can answer to'),
  phone: phone('Phone'),
  subject: text('Subject', { max: 200 }).required(
    'Please say which program or subject you are interested in',
  ),
  request: longText('Request', { max: 5000 }).required('Please tell us about yourself and your request'),
}

export type ApplicationValues = ValuesOf<typeof applicationFields>

/** What staff add to it. */
export const applicationReviewFields = {
  status: choice('Status', applicationStatuses),
  notes: longText('Notes', { max: 5000 }),
}

export type ApplicationReview = ValuesOf<typeof applicationReviewFields>

/** The wording of the privacy note that applicants see; a new wording gets a new name. */
export const builtInConsentVersion = '2026-11'
