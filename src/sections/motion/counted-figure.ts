/** One number, with the marks that group its digits or part its decimals; Latin or Arabic digits. */
const numbers = /[0-9٠-٩]+(?:[.,٬٫'’\u00a0\u202f][0-9٠-٩]+)*/g
const arabicZero = '٠'.charCodeAt(0)

/**
 * What a counter shows on its way to a figure: `figureAt('2,500+', 0.5)` is '1,250+'. Digits, marks and the words
 * around the number stay as they are written; a text with no number, or more than one, does not count.
 */
export function figureAt(figure: string, share: number): string {
  const found = figure.match(numbers)
  const number = found?.[0]
  if (share >= 1 || !number || found.length > 1) return figure
  return figure.replace(number, () => numberAt(number, Math.max(share, 0)))
}

function numberAt(number: string, share: number): string {
  const digits = toLatin(number).replace(/\D/g, '')
  const reached = String(Math.round(Number(digits) * share))
  const counted = withMarksOf(number, reached.padStart(decimalsOf(number) + 1, '0'))
  return /[٠-٩]/.test(number) ? toArabic(counted) : counted
}

/** Groups have three digits; whatever else follows the last mark are decimals. */
function decimalsOf(number: string): number {
  const groups = number.split(/[^0-9٠-٩]/)
  const last = groups.at(-1)?.length ?? 0
  return groups.length > 1 && last !== 3 ? last : 0
}

/** Puts the marks of the number between the digits, counted from the end. */
function withMarksOf(number: string, digits: string): string {
  let result = ''
  let at = digits.length
  for (const character of [...number].reverse()) {
    if (at === 0) break
    if (/[0-9٠-٩]/.test(character)) {
      at -= 1
      result = `${digits[at]}${result}`
    } else result = `${character}${result}`
  }
  return result
}

function toLatin(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
}

function toArabic(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + arabicZero))
}
