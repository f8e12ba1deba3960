import { describe, expect, it } from 'vitest'
import { inQuotes, isolated, isolatedQuotes, textDirection, textLanguage } from './text-language.ts'

describe('the direction of a text', () => {
  it.each([
    ['بناء الجسور', 'rtl'],
    ['برنامج Bridgez في مايو', 'rtl'],
    ['Bridgez برنامج', 'ltr'],
    ['2026: عام جديد', 'rtl'],
    ['٢٠٢٦ in Cairo', 'ltr'],
    ['«الماء» أولًا', 'rtl'],
    ['“Water” أولًا', 'ltr'],
    ['🌿 الواحة', 'rtl'],
    ['🌿 Oasis', 'ltr'],
    ['- القاهرة', 'rtl'],
    ['  \n الأمل', 'rtl'],
    ['שלום', 'rtl'],
    ['Élan', 'ltr'],
    ['Νείλος', 'ltr'],
  ])('of %j is that of its first letter', (text, direction) => {
    expect(textDirection(text)).toBe(direction)
  })

  it.each(['', '   ', '2,500+', '٢٥٠٠', '+20 2 1234', '…', '🌿'])('of %j is left open', (text) => {
    expect(textDirection(text)).toBeUndefined()
  })
})

describe('the attributes of a stored text', () => {
  it('say language and direction of Arabic on an English page, and nothing of English', () => {
    expect(textLanguage('قيمنا')).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(textLanguage('Our values')).toEqual({})
  })

  it('say those of English within Arabic, and nothing of Arabic', () => {
    expect(textLanguage('Our values', 'rtl')).toEqual({ lang: 'en', dir: 'ltr' })
    expect(textLanguage('قيمنا', 'rtl')).toEqual({})
  })

  it('claim no language for other letters that run from right to left', () => {
    expect(textLanguage('שלום')).toEqual({ dir: 'rtl' })
  })

  it.each(['', '100%', null, undefined])('leave %j to what is around it', (text) => {
    expect(textLanguage(text)).toEqual({})
    expect(textLanguage(text, 'rtl')).toEqual({})
  })
})

describe('a name in a sentence', () => {
  it('is isolated where it holds Arabic, so that a number after it keeps its place', () => {
    expect(isolated('واحة')).toBe('\u2068واحة\u2069')
    expect(isolated('Oasis واحة')).toBe('\u2068Oasis واحة\u2069')
  })

  it('is found by its quotation marks', () => {
    expect(isolatedQuotes('“واحة” and “Nile” deleted')).toBe('“\u2068واحة\u2069” and “Nile” deleted')
    expect(isolatedQuotes('واحة deleted')).toBe('واحة deleted')
  })

  it('stays byte for byte the same in Latin letters', () => {
    expect(isolated('Nile 2')).toBe('Nile 2')
  })
})

it('quotation marks are those of the language that is quoted', () => {
  expect(inQuotes('It rained.')).toBe('“It rained.”')
  expect(inQuotes('هطل المطر.')).toBe('«هطل المطر.»')
})
