/** Line breaks and tabs stay; other control characters and broken surrogates cannot be stored everywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** One blank line parts paragraphs; hundreds come from pasting. */
const blankLines = /\n{3,}/g
export const cleanText = (text: string) =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').replace(blankLines, '\n\n').trim()
export const cleanLine = (text: string) => cleanText(text).replace(/[\n\t]+/g, ' ')
