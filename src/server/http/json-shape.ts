/** More than any honest body has: the deepest of ours has nine levels, the largest import some 120,000 values. */
const maxDepth = 50
const maxValues = 150_000

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openings = new Set([0x5b, 0x7b])
const closings = new Set([0x5d, 0x7d])

/**
 * What is wrong with the shape of a JSON text, undefined where nothing is. Looked at before it is parsed: reading and checking
 * a text costs far more where it is all brackets than where it is words.
 */
export function shapeProblem(text: string): string | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values += 1
    else if (openings.has(code)) {
      depth += 1
      values += 1
    } else if (closings.has(code)) depth -= 1
    if (depth > maxDepth) return 'The body is nested too deeply'
    if (values > maxValues) return 'The body has too many values'
  }
  return undefined
}

/** Where the string that begins here ends, or the text does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return text.length
}
