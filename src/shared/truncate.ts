import { graphemesOf } from './graphemes.ts'

/** What list cards show of a program's description, and of an application's request. */
export const descriptionLength = 120
export const requestLength = 150

/** At most `max` characters as a reader counts them (an emoji with skin tone is one), then an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = graphemesOf(text)
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`
}
