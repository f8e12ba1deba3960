// Spaces of the line alone: over line ends, each of many blank lines would look through all that follow.
const anyMark = /[*[\\\u2060]|^[^\S\n\r\u2028\u2029]*(?:#{2,3} |> (?!\s*[\p{N}\p{S}-]))/mu

/** Without any of these a text is its own words: lists are written with dashes and numbers there too. */
export function hasMarks(text: string): boolean {
  return anyMark.test(text)
}
