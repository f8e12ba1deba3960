import { describe, expect, it } from 'vitest'
import { fieldLanguage } from './field-language.ts'

describe('a field', () => {
  it('of words follows what is typed, and says so of Arabic', () => {
    expect(fieldLanguage({})).toEqual({ dir: 'auto' })
    expect(fieldLanguage({ type: 'text', value: 'Oasis' })).toEqual({ dir: 'auto' })
    expect(fieldLanguage({ type: 'text', value: 'واحة' })).toEqual({ dir: 'auto', lang: 'ar' })
  })

  it('that is empty follows what it shows instead', () => {
    expect(fieldLanguage({ value: '', placeholder: 'بحث' })).toEqual({ dir: 'rtl' })
    expect(fieldLanguage({ value: '', placeholder: 'Search' })).toEqual({ dir: 'ltr' })
    expect(fieldLanguage({ value: '' })).toEqual({ dir: 'auto' })
    expect(fieldLanguage({ value: 'Oasis', placeholder: 'بحث' })).toEqual({ dir: 'auto' })
  })

  it.each([
    { type: 'email' },
    { type: 'tel' },
    { type: 'text', inputMode: 'url', value: '/واحة' },
    { type: 'number' },
  ])('for code such as %j runs from left to right', (field) => {
    expect(fieldLanguage(field)).toEqual({ dir: 'ltr' })
  })
})
