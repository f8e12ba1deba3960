import path from 'node:path'
import { expect, it } from 'vitest'
import { languageFile } from './language-files.mjs'

const source = (/** @type {string} */ file) => path.resolve(import.meta.dirname, '../src', file)

it('a file that holds words has another in its place where the page is in another language', () => {
  expect(languageFile(source('shared/page-language.ts'), 'ar')).toBe(source('shared/page-language-ar.ts'))
  expect(languageFile(source('site/messages/en.ts'), 'ar')).toBe(source('site/messages/ar.ts'))
})

it('all other files are the same in every language', () => {
  expect(languageFile(source('shared/page-language-ar.ts'), 'ar')).toBeUndefined()
  expect(languageFile(source('shared/dates.ts'), 'ar')).toBeUndefined()
})
