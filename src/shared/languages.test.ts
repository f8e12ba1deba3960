import { expect, it } from 'vitest'
import { isLanguage, languageFacts, languages, mainLanguage, otherLanguages } from './languages.ts'

it('lists the main language first and every language once', () => {
  expect(languages[0].code).toBe(mainLanguage)
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  expect([mainLanguage, ...otherLanguages]).toEqual(languages.map(({ code }) => code))
})

it('knows its languages by their exact code', () => {
  expect(['en', 'ar'].every(isLanguage)).toBe(true)
  expect(['AR', 'ar-EG', 'fr', '', undefined, ['ar']].some(isLanguage)).toBe(false)
  expect(languageFacts('ar')).toMatchObject({ dir: 'rtl', name: 'العربية' })
})
