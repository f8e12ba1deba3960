const anyMark = /[*[\\\u2060]|^\s*(?:#{2,3} |> (?!\s*[\p{N}\p{S}-]))/mu

/** Without any of these a text is its own words: lists are written with dashes and numbers there too. */
export function hasMarks(text: string): boolean {
  return anyMark.test(text)
}
