import { describe, expect, it } from 'vitest'
import { formerNameFinder, formsOf } from './former-names.ts'

describe('what a foundation is called', () => {
  it.each([
    ['Green Sahara Foundation', ['Green Sahara Foundation', 'Green Sahara', 'GSF']],
    ['Nile Trust', ['Nile Trust']],
    ['مؤسسة الصحراء الخضراء', ['مؤسسة الصحراء الخضراء', 'الصحراء الخضراء']],
    ['GSF', ['GSF']],
  ])('%s', (name, forms) => expect(formsOf(name)).toEqual(forms))
})

describe('a former name', () => {
  const find = formerNameFinder({
    current: ['Nile Spring Foundation', 'Nile Spring', 'مؤسسة ربيع النيل'],
    former: ['Green Sahara Foundation', 'GSF', 'مؤسسة الصحراء الخضراء'],
  })

  it.each([
    ['Who we are at Green  Sahara Foundation', 'Green Sahara Foundation'],
    ['The GREEN SAHARA team', 'Green Sahara'],
    ['Logo of GSF.', 'GSF'],
    ['تعمل مؤسّسة الصحراء الخضراء منذ ٢٠١٣', 'مؤسسة الصحراء الخضراء'],
    ['فريق الصحراء الخضراء', 'الصحراء الخضراء'],
    ['شركاء لمؤسسة الصحراء الخضراء', 'مؤسسة الصحراء الخضراء'],
  ])('stands in “%s”', (text, found) => expect(find(text)).toBe(found))

  it.each([
    ['Nile Spring Foundation works for a green future'],
    ['The Sahara is green'],
    ['gsf-primary'],
    ['GSFX'],
    ['ربيع النيل'],
    [''],
  ])('does not stand in “%s”', (text) => expect(find(text)).toBeUndefined())

  it.each([
    ['hello@gsf.example', 'GSF'],
    ['https://www.greensahara.example/about', 'Green Sahara'],
    ['info@nilespring.example', undefined],
    ['https://example.org/greensaharan', undefined],
  ])('in the address %s: %s', (address, found) => expect(find(address, true)).toBe(found))

  it('is not seen in a longer name of today', () => {
    const grown = formerNameFinder({ current: ['Green Sahara Trust'], former: ['Green Sahara Foundation'] })
    expect(grown('Green Sahara Trust, called Green Sahara')).toBeUndefined()
    expect(grown('Green Sahara Foundation')).toBe('Green Sahara Foundation')
  })

  it('is none where the name never changed', () => {
    expect(
      formerNameFinder({ current: ['Green Sahara Foundation'], former: [] })('Green Sahara'),
    ).toBeUndefined()
  })
})
