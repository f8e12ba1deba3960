import { afterAll, beforeAll, expect, it } from 'vitest'
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

it.each(['/api/partners', '/api/partners/nile', '/api/footer', '/api/events?near=2'])(
  'takes no language that the site does not have at %s',
  async (url) => {
    for (const lang of ['fr', '', 'AR', 'en&lang=ar']) {
      const answer = await read(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)
      expect([lang, answer.statusCode, answer.json().issues?.[0].path]).toEqual([lang, 400, 'lang'])
    }
  },
)

it('says the language of each record to whoever names one, and to nobody else', async () => {
  for (const lang of ['en', 'ar']) {
    expect((await read(`/api/partners?lang=${lang}`)).json()).toMatchObject([{ id: 'nile', lang: 'en' }])
    expect((await read(`/api/partners/nile?lang=${lang}`)).json()).toMatchObject({ id: 'nile', lang: 'en' })
    expect((await read(`/api/programs-page-content?lang=${lang}`)).json()).toMatchObject({ lang: 'en' })
  }
  for (const url of ['/api/partners', '/api/partners/nile', '/api/footer'])
    expect((await read(url)).body).not.toContain('"lang"')
})
