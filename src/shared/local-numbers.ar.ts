import type * as english from './local-numbers.ts'

const arabicZero = '٠'.charCodeAt(0)

type Numbers = typeof english

/** A number inside a text, in the digits of the page. */
export const localNumber: Numbers['localNumber'] = (value) => localDigits(String(value))

/** A large number that stands alone, in groups of three digits: `٨٦٬٠٠٠`. */
export const groupedNumber: Numbers['groupedNumber'] = (value) =>
  localDigits(String(value).replace(/\B(?=(?:\d{3})+$)/g, '٬'))

function localDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + arabicZero))
}
