// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break here would start a header of its own
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

/** Without line breaks and other control characters, which would mean something to a mail server or a log. */
export function oneLine(text: string): string {
  return text.replace(controls, ' ').trim()
}
