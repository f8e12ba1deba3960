import { describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const sorted = (texts: readonly string[]) => texts.toSorted(compareTexts)

describe('the order of texts', () => {
  it('takes no notice of case and accents, unless nothing else differs', () => {
    expect(sorted(['zebra', 'Éden', 'apple', 'Eden', 'Banana', 'edge'])).toEqual([
      ...['apple', 'Banana', 'Eden', 'Éden', 'edge', 'zebra'],
    ])
  })

  it('keeps forms of one Arabic letter together, and vowel signs change nothing', () => {
    expect(sorted(['بناء', 'إيمان', 'أحمد', 'احسان', 'آدم', 'تعليم'])).toEqual([
      ...['احسان', 'أحمد', 'آدم', 'إيمان', 'بناء', 'تعليم'],
    ])
    expect(sorted(['مُدن', 'مدارس', 'مَدينة'])).toEqual(['مدارس', 'مُدن', 'مَدينة'])
  })

  it('puts Latin before Arabic, whichever comes first', () => {
    expect(sorted(['نور', 'Nour', 'أمل', 'Amal'])).toEqual(['Amal', 'Nour', 'أمل', 'نور'])
  })

  it('counts, in digits of every kind', () => {
    expect(sorted(['Day 10', 'Day 9', 'Day 1'])).toEqual(['Day 1', 'Day 9', 'Day 10'])
    expect(sorted(['دفعة ١٠', 'دفعة ٢', 'دفعة 3'])).toEqual(['دفعة ٢', 'دفعة 3', 'دفعة ١٠'])
  })
})
