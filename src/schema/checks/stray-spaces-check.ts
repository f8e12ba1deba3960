import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

// Not at the beginning of a line, where spaces make an item of a list belong to another, nor after a letter-less line.
const several = /(?<=[^\s])[ \u00a0]{2,}(?=\S)/g
const beforeSign = /(?<=[\p{L}\p{N}]) +(?=[,;!؟،؛](?:\s|$))/gu

/** Spaces that came in with a paste: two in a row, one before a comma. */
export const straySpaces: FieldCheck = {
  name: 'stray-spaces',
  severity: 'hint',
  says: checkTexts.straySpaces,
  find: ({ value }) => (tidySpaces(wordsOf(value)) === wordsOf(value) ? nothing : [{}]),
  mend: (value) => tidySpaces(wordsOf(value)),
}

function tidySpaces(text: string): string {
  return text.replace(several, ' ').replace(beforeSign, '')
}
