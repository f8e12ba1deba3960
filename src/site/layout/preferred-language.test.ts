import { afterEach, expect, it, vi } from 'vitest'
import { chooseLanguages } from '../../shared/shown-languages.ts'
import { languageToOffer, rememberChosenLanguage } from './preferred-language.ts'

function browserThatKeeps(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  chooseLanguages()
})

it.each([
  [['ar-EG', 'en'], 'ar'],
  [['fr-FR', 'ar', 'en'], 'ar'],
  [['en-GB', 'ar'], undefined],
  [['de', 'fr'], undefined],
  [[], undefined],
])('on an English page, a browser that reads %j is offered %s', (wanted, offered) => {
  browserThatKeeps(new Map())
  expect(languageToOffer(wanted)).toBe(offered)
})

it('offers no language that visitors are not shown', () => {
  browserThatKeeps(new Map())
  chooseLanguages(['en'])
  expect(languageToOffer(['ar', 'fr'])).toBeUndefined()
})

it('asks nobody twice', () => {
  browserThatKeeps(new Map())
  rememberChosenLanguage()
  expect(languageToOffer(['ar'])).toBeUndefined()
})

it('does not ask where the answer could not be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(languageToOffer(['ar'])).toBeUndefined()
})
