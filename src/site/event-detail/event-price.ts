import { searchText } from '../../shared/search-text.ts'

/** Words as `searchText` folds them. The last one that fits is meant: a pound is Egyptian unless it is called sterling. */
const currencies: readonly [code: string, words: RegExp][] = [
  ['EGP', /\begp\b|جنيه/],
  ['USD', /\busd\b|دولار/],
  ['EUR', /\beur\b|يورو/],
  ['KES', /\bkes\b|شلن/],
  ['GBP', /\bgbp\b|استرليني/],
  ['SAR', /\bsar\b|ريال/],
  ['AED', /\baed\b|درهم/],
]

export interface EventPrice {
  /** Digits, with a point before the decimals; `0` where nothing is paid. */
  amount: string
  /** ISO 4217. */
  currency: string
}

/** What staff wrote into the field for the price, in either language; undefined where no amount can be read. */
export function readPrice(price: string): EventPrice | undefined {
  const plain = searchText(price)
  const isFree = /^free\b|^(?:ب?ال)?مجان/.test(plain)
  const amount = isFree ? '0' : plain.match(/\d+(?:[.,]\d+)*/)?.[0].replaceAll(',', '')
  if (amount === undefined) return undefined
  const named = currencies.findLast(([, words]) => words.test(plain))
  return { amount, currency: named?.[0] ?? 'EGP' }
}
