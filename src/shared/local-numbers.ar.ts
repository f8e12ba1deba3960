import type * as english from './local-numbers.ts'

const arabicZero = '٠'.charCodeAt(0)

type Numbers = typeof english

let isLatin = false

/**
 * The digits of the page: Latin ones, or Arabic ones for everything else. Called before a page is rendered, which
 * happens in one go, so that a page never has two kinds, and on the server whenever its settings are read, for mails.
 */
export const chooseDigits: Numbers['chooseDigits'] = (kind) => {
  isLatin = kind === 'Latin'
}

export const chosenDigits: Numbers['chosenDigits'] = () => (isLatin ? 'Latin' : undefined)

/** A number inside a text, in the digits of the page: `٥٫٢`. */
export const localNumber: Numbers['localNumber'] = (value) => localDigits(String(value))

/** A large number that stands alone, in groups of three digits: `٨٦٬٠٠٠`. */
export const groupedNumber: Numbers['groupedNumber'] = (value) =>
  localDigits(String(value).replace(/\B(?=(?:\d{3})+$)/g, isLatin ? ',' : '٬'))

function localDigits(text: string): string {
  if (isLatin) return text
  return text
    .replace(/(?<=\d)\.(?=\d)/, '٫')
    .replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + arabicZero))
}
