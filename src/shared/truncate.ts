/** What list cards show of a program's description, and of an application's request. */
export const descriptionLength = 120
export const requestLength = 150

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** At most `max` characters as a reader counts them (an emoji with skin tone is one), then an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
