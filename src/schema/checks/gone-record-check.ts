import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** A choice of a record that was deleted or hidden since. */
export const goneRecord: FieldCheck = {
  name: 'gone-record',
  severity: 'error',
  says: checkTexts.goneRecord,
  find: ({ value, field }, { isRecordGone }) =>
    value !== '' && isRecordGone?.(field.facts.refersTo ?? '', wordsOf(value)) ? [{}] : nothing,
}
