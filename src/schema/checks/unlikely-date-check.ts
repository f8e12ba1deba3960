import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

const earliestYear = 1950
const yearsAhead = 15

/** A slip of the keyboard, such as the year 0206. */
export const unlikelyDate: FieldCheck = {
  name: 'unlikely-date',
  severity: 'hint',
  says: ({ year = 0 }) => checkTexts.unlikelyDate(Number(year)),
  find: ({ value }, { now }) => {
    const year = Number(/^(\d{4})-/.exec(wordsOf(value))?.[1])
    if (Number.isNaN(year)) return nothing
    const isLikely = year >= earliestYear && year <= now.getUTCFullYear() + yearsAhead
    return isLikely ? nothing : [{ params: { year } }]
  },
}
