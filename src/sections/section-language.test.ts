import { describe, expect, it } from 'vitest'
import { sectionLanguage } from './section-language.ts'

const written = (content: string, header = '') => ({ header, subheader: '', content })

describe('the language of a section', () => {
  it('mirrors a section that is mostly Arabic, names in Latin letters included', () => {
    expect(sectionLanguage(written('يبدأ برنامج Bridgez في شهر مايو من كل عام', 'Bridgez'))).toEqual({
      lang: 'ar',
      dir: 'rtl',
    })
  })

  it('keeps a section in Latin letters from left to right, also on an Arabic page', () => {
    expect(sectionLanguage(written('Six months, from the first idea'))).toEqual({ dir: 'ltr' })
  })

  it('follows the page where there are no letters', () => {
    expect(sectionLanguage(written('2,500+'))).toEqual({})
  })
})
