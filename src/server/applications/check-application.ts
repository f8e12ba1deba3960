import {
  type ApplicationReview,
  type ApplicationValues,
  applicationFields,
  applicationReviewFields,
} from '../../content/application/application.ts'
import { applicationTrap } from '../../content/application/application-rules.ts'
import { type Fields, isEmpty, type ValuesOf } from '../../schema/field.ts'
import { objectRule } from '../../schema/nested-fields.ts'
import { badInput } from '../../shared/app-error.ts'
import { isLanguage, type Language, languages, mainLanguage } from '../../shared/languages.ts'

/** What was sent, cleaned. Throws with every wrong field. */
export function checkApplication(body: unknown): ApplicationValues {
  return check(applicationFields, body)
}

/** The language that the applicant wrote in; the main one where none is named. */
export function languageIn(body: unknown): Language {
  const { language } = asObject(body)
  if (isEmpty(language)) return mainLanguage
  if (isLanguage(language)) return language
  const known = languages.map(({ code }) => code).join(', ')
  throw badInput([{ path: 'language', message: `language must be one of: ${known}` }])
}

/** Whether a review says that an application is no spam. The other way round nobody decides but the site. */
export function isCleared(body: unknown, wasSuspected: boolean): boolean {
  const { isSuspected } = asObject(body)
  if (isSuspected === undefined || isSuspected === wasSuspected) return false
  if (isSuspected === false) return true
  throw badInput([{ path: 'isSuspected', message: 'isSuspected can only be set to false' }])
}

/** The fields of a review that were given. */
export function checkReview(body: unknown): Partial<ApplicationReview> {
  const given = asObject(body)
  const names = Object.entries(applicationReviewFields).filter(([name]) => given[name] !== undefined)
  return check(Object.fromEntries(names), given)
}

export function isTrapped(body: unknown): boolean {
  return !isEmpty(asObject(body)[applicationTrap])
}

function check<F extends Fields>(fields: F, body: unknown): ValuesOf<F> {
  const result = objectRule('Application', fields).safeParse(asObject(body))
  if (result.success) return result.data
  throw badInput(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

function asObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw badInput([{ path: '', message: 'The body must be a JSON object' }])
}
