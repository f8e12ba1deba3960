import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

const headingLine = /^(\s*)(#{1,6})( +\S)/

/**
 * Headings of a text are of the second and the third level. One of the third needs one of the second before it; other
 * numbers of signs are no headings at all, and visitors read the signs.
 */
export const headingLevels: FieldCheck = {
  name: 'heading-levels',
  severity: 'hint',
  says: checkTexts.headingLevels,
  find: ({ value }) => (withoutSkips(wordsOf(value)) === wordsOf(value) ? nothing : [{}]),
  mend: (value) => withoutSkips(wordsOf(value)),
}

function withoutSkips(text: string): string {
  if (!text.includes('#')) return text
  let hasUpper = false
  return text
    .split('\n')
    .map((line) => {
      const signs = headingLine.exec(line)?.[2]
      if (signs === undefined) return line
      const level = signs.length > 2 && hasUpper ? 3 : 2
      hasUpper = true
      return line.replace(headingLine, `$1${'#'.repeat(level)}$3`)
    })
    .join('\n')
}
