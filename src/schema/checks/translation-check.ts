import { nothing, type RecordCheck } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** Visitors read the main language instead, or a record in two languages. */
export const missingTranslation: RecordCheck = {
  name: 'missing-translation',
  severity: 'hint',
  says: ({ missing = 0, state = '' }) =>
    state === 'published' ? checkTexts.missingTexts(Number(missing)) : checkTexts.missingTranslation,
  find: (_values, { translation }) => {
    if (!translation) return nothing
    const { state, missing } = translation
    return state === 'published' && missing === 0 ? nothing : [{ params: { missing, state } }]
  },
}

/** Words that were made from a text that says something else by now. */
export const outdatedTranslation: RecordCheck = {
  name: 'outdated-translation',
  severity: 'hint',
  says: ({ outdated = 0 }) => checkTexts.outdatedTexts(Number(outdated)),
  find: (_values, { translation }) => {
    const outdated = translation?.state === 'published' ? translation.outdated : 0
    return outdated > 0 ? [{ params: { outdated } }] : nothing
  },
}
