import { afterEach, describe, expect, it } from 'vitest'
import { checkChanges } from '../../schema/check-input.ts'
import { languageFacts, languages, mainLanguage, otherLanguages } from '../../shared/languages.ts'
import { chooseLanguages, shownLanguages } from '../../shared/shown-languages.ts'
import { languageCodes, languageNames } from './language-options.ts'
import { languagesOf } from './languages-of.ts'
import { siteSettings } from './site-settings.ts'

const turnedRound = languageCodes.toReversed()

describe('which languages visitors are shown', () => {
  it('is all of them until somebody chooses, and where all are chosen as they are built in', () => {
    expect(languagesOf([])).toBeUndefined()
    expect(languagesOf(languageCodes)).toBeUndefined()
  })

  it('is what was chosen, in that order', () => {
    expect(languagesOf(turnedRound)).toEqual(turnedRound)
    expect(languagesOf([mainLanguage])).toEqual([mainLanguage])
  })

  it('always has the main one, and none that is no language any more', () => {
    const [other] = otherLanguages
    expect(languagesOf(['xx', mainLanguage])).toEqual([mainLanguage])
    expect(languagesOf(['xx'])).toBeUndefined()
    if (languages.length > 2) expect(languagesOf([other ?? ''])).toEqual([mainLanguage, other])
  })
})

describe('the setting', () => {
  const check = (chosen: unknown) => checkChanges(siteSettings, { languages: chosen })

  it('takes each language once', () => {
    expect(check([...turnedRound]).languages).toEqual(turnedRound)
    expect(check([]).languages).toEqual([])
    expect(check(null).languages).toEqual([])
  })

  it.each([
    ['one that the site does not speak', ['xx'], `Languages must be one of: ${languageCodes.join(', ')}`],
    ['others without the main one', otherLanguages, `Languages must include ${languageNames[mainLanguage]}`],
    ['no list', 'en', 'Languages must be a list of texts'],
  ])('refuses %s', (_what, given, message) => {
    expect(() => check(given)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ message })] }),
    )
  })
})

describe('a page', () => {
  afterEach(() => chooseLanguages())

  it('knows those that it is told of, else all of them', () => {
    chooseLanguages(turnedRound)
    expect(shownLanguages()).toEqual(turnedRound.map(languageFacts))
    chooseLanguages()
    expect(shownLanguages()).toBe(languages)
  })
})
