import { groupedNumber } from './local-numbers.ar.ts'

/** A noun as Arabic counts it: none, one, two, 3 to 10, 11 to 99, whole hundreds. The first three say the number themselves. */
export type CountForms = readonly [
  zero: string,
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
]

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
let rules: Intl.PluralRules | undefined

/** `لا أماكن`, `مكان واحد`, `مكانان`, `٣ أماكن`, `١١ مكانًا`, `١٠٠ مكان`. */
export function arabicCount(number: number, forms: CountForms): string {
  rules ??= new Intl.PluralRules('ar')
  const place = order.indexOf(rules.select(number))
  const noun = forms[place] ?? forms[5]
  return place < 3 ? noun : `${groupedNumber(number)} ${noun}`
}
