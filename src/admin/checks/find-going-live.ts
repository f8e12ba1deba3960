import type { Finding } from '../../schema/checks/check.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { Language } from '../../shared/languages.ts'
import { findBeforePublishing } from './find-before-publishing.ts'

type Values = Record<string, unknown>

/** What visitors are about to see: a draft, or an earlier state that comes back. */
export interface GoingLive {
  /** Tells it from what goes live together with it. */
  key: string
  /** Which it is, where it is not the one record that is open. */
  name?: { title: string; kind: string; lang: Language }
  /** Of the form that edits it. */
  definition: Definition
  values: Values
  /** What visitors see now; null where they see nothing of it. */
  published: Values | null
  /** The page that shows it, which leads somewhere by then. */
  page?: string | undefined
  /** The form that holds these values; left out where none does before they are live. */
  form?: string
}

/** What should be mended in it before visitors see it. */
export interface ErrorsGoingLive extends GoingLive {
  errors: readonly Finding[]
}

/** The errors that visitors would see once all of this is published together, at that time where it is a later one. */
export async function findGoingLive(all: readonly GoingLive[], at?: Date): Promise<ErrorsGoingLive[]> {
  const goingLive = new Set(all.flatMap(({ page }) => page ?? []))
  const found = await Promise.all(
    all.map(async (one) => {
      const circumstances = { ...(at && { at }), goingLive }
      const problems = await findBeforePublishing(one.definition, one.values, one.published, circumstances)
      const errors = problems.filter(({ severity, isNew }) => isNew && severity === 'error')
      return errors.length === 0 ? [] : [{ ...one, errors }]
    }),
  )
  return found.flat()
}
