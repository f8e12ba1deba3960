import { expect, it } from 'vitest'
import { languageOfPath, pathInLanguage, pathWithoutLanguage } from './language-path.ts'

const pairs = [
  ['/', '/ar'],
  ['/programs', '/ar/programs'],
  ['/events/noria-day?x=1#top', '/ar/events/noria-day?x=1#top'],
  ['/?q=water', '/ar?q=water'],
  ['/#map', '/ar#map'],
]

it.each(pairs)('%s is %s in Arabic, and back', (english, arabic) => {
  expect(pathInLanguage(String(english), 'ar')).toBe(arabic)
  expect(pathInLanguage(String(english), 'en')).toBe(english)
  expect(pathWithoutLanguage(String(arabic))).toBe(english)
  expect(pathWithoutLanguage(String(english))).toBe(english)
  expect(languageOfPath(String(arabic))).toBe('ar')
  expect(languageOfPath(String(english))).toBe('en')
})

it('takes nothing for a language that only begins like one', () => {
  for (const path of ['/areas', '/ar.txt', '/en', '/en/programs', '/programs/ar', '//ar']) {
    expect(languageOfPath(path), path).toBe('en')
    expect(pathWithoutLanguage(path), path).toBe(path)
  }
})
