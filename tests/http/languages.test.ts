import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { languageCodes } from '../../src/content/site-settings/language-options.ts'
import type { Fields } from '../../src/schema/field.ts'
import { initialValues } from '../../src/schema/nested-fields.ts'
import { translatableTexts } from '../../src/schema/translatable-texts.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let site: TestApp
let editor: TestUser
beforeAll(async () => {
  site = await startTestApp('SQLite')
  editor = await signInAs(site, 'editor')
  const payload = { id: 'nile', name: 'Nile Ventures' }
  await site.app.inject({ method: 'POST', url: '/api/partners', headers: editor.headers, payload })
})
afterAll(() => site.close())

const read = (url: string) => site.app.inject({ method: 'GET', url })

it.each([
  '/api/partners',
  '/api/partners/nile',
  '/api/footer',
  '/api/events?near=2',
  '/api/news',
  '/api/own-pages',
  '/api/menu',
  '/api/site-search?q=water',
])('takes no language that the site does not have at %s', async (url) => {
  for (const lang of ['fr', '', 'AR', 'en&lang=ar']) {
    const answer = await read(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)
    expect([lang, answer.statusCode, answer.json().issues?.[0].path]).toEqual([lang, 400, 'lang'])
  }
})

it('says the language of each record to whoever names one, and to nobody else', async () => {
  for (const lang of ['en', 'ar']) {
    expect((await read(`/api/partners?lang=${lang}`)).json()).toMatchObject([{ id: 'nile', lang: 'en' }])
    expect((await read(`/api/partners/nile?lang=${lang}`)).json()).toMatchObject({ id: 'nile', lang: 'en' })
    expect((await read(`/api/programs-page-content?lang=${lang}`)).json()).toMatchObject({ lang })
  }
  for (const url of ['/api/partners', '/api/partners/nile', '/api/footer'])
    expect((await read(url)).body).not.toContain('"lang"')
})

const unsaved = contentTypes.filter(({ kind, fields }) => kind === 'singleton' && wordsOf(fields).length > 0)

it.each(unsaved.map(({ path }) => path))(
  'says at /api/%s what is built in, in the language asked for, until somebody saves it',
  async (path) => {
    const english = (await read(`/api/${path}`)).json()
    for (const lang of languageCodes) {
      const { lang: said, ...record } = (await read(`/api/${path}?lang=${lang}`)).json()
      expect(said).toBe(lang)
      expect(Object.keys(record)).toEqual(Object.keys(english))
      if (lang === mainLanguage) expect(record).toEqual(english)
      if (lang === 'ar') expect(JSON.stringify(record)).toMatch(/\p{Script=Arabic}/u)
    }
  },
)

it('says a single record that was saved whole in the main language, until it is translated', async () => {
  const payload = { address: 'Aswan, Egypt' }
  await site.app.inject({ method: 'PUT', url: '/api/footer', headers: editor.headers, payload })
  const footer = (await read('/api/footer?lang=ar')).json()
  expect(footer).toMatchObject({ lang: 'en', address: 'Aswan, Egypt' })
  expect(JSON.stringify(footer)).not.toMatch(/\p{Script=Arabic}/u)
})

function wordsOf(fields: Fields) {
  return translatableTexts(fields, initialValues(fields))
}
