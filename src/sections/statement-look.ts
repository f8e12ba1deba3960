/** More than this is a text, not a statement. */
const statementLength = 260

export const statementLook = 'text-h2 font-normal whitespace-pre-line'

export function isStatement(words: string): boolean {
  return words !== '' && words.length <= statementLength
}
