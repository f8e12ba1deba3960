import { describe, expect, it } from 'vitest'
import { figureAt } from './counted-figure.ts'

describe('a figure on its way', () => {
  it.each([
    ['2,500+', 0, '0+'],
    ['2,500+', 0.5, '1,250+'],
    ['2,500+', 0.3, '750+'],
    ['94%', 0.5, '47%'],
    ['EGP 1.2 million', 0.5, 'EGP 0.6 million'],
    ['EGP 1.2 million', 0, 'EGP 0.0 million'],
    ['1\u202f234\u202f567', 0.1, '123\u202f457'],
    ['٢٬٥٠٠+', 0.5, '١٬٢٥٠+'],
    ['٩٤٪', 0.5, '٤٧٪'],
  ])('of %s at %d is %s', (figure, share, shown) => expect(figureAt(figure, share)).toBe(shown))

  it.each(['', 'Free', '24/7', '2013 to 2025', '$&'])(
    'does not count where it is not one number: %s',
    (figure) => expect(figureAt(figure, 0.4)).toBe(figure),
  )

  it.each(['2,500+', '007', '1.234.567', '99999999999999999999', '12,5 %'])(
    'arrives as it was written: %s',
    (figure) => {
      expect(figureAt(figure, 1)).toBe(figure)
      expect(figureAt(figure, 2)).toBe(figure)
    },
  )
})
