import { completeWebAddress } from '../../shared/complete-web-address.ts'
import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** A value that is not what its field is for: `tomorrow` as a date, `www` as a mail address. */
export const malformedValue: FieldCheck = {
  name: 'malformed-value',
  severity: 'error',
  says: ({ value = '' }) => checkTexts.malformedValue(String(value)),
  find: ({ value, field }) => {
    const isWrong = typeof value === 'string' && value !== '' && field.isWellFormed?.(value) === false
    return isWrong ? [{ params: { value, kind: field.kind } }] : nothing
  },
  mend: (value, { kind }) => {
    const complete = kind === 'link' ? completeWebAddress(wordsOf(value).trim()) : wordsOf(value).trim()
    return complete === value ? undefined : complete
  },
}
