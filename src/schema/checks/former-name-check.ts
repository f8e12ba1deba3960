import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** A text or an address in which the foundation still has a name that it had before. */
export const formerName: FieldCheck = {
  name: 'former-name',
  severity: 'hint',
  says: ({ name = '', now = '' }) => checkTexts.formerName(String(name), String(now)),
  find: ({ value, field }, { formerNames }) => {
    const isAddress = field.kind === 'email' || field.kind === 'link'
    const name = formerNames?.find(wordsOf(value), isAddress)
    return formerNames && name !== undefined ? [{ params: { name, now: formerNames.now } }] : nothing
  },
}
