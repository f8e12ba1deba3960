import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pages } from '../../src/server/pages/rendering/draw-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const pages: Pages = {
  render: () => Promise.reject(new Error('no page of the site is asked for here')),
  keyOf: () => undefined,
  assets: developmentAssets,
}

const inEnglish = { html: '<html lang="en" dir="ltr"', script: '"/src/entry/admin.tsx"' }
const inArabic = { html: '<html lang="ar" dir="rtl"', script: '"/@ar-admin/src/entry/admin.tsx"' }

onEachDatabase('the language of the staff area', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database, {}, { pages })
  })
  afterAll(() => testApp.close())

  const shown = async (cookie: string, url = '/admin/login') => {
    const { body, headers } = await testApp.app.inject({ url, headers: { cookie } })
    // What a shared cache kept would be somebody else's language.
    expect(headers['cache-control']).toBe('no-store')
    return body
  }

  it('is English where nobody has chosen one', async () => {
    const body = await shown('')
    expect(body).toContain(inEnglish.html)
    expect(body).toContain(inEnglish.script)
    expect(body).toContain('Checking authentication...')
  })

  it('is what this browser was last shown in, before anybody signs in', async () => {
    const body = await shown('admin-language=ar')
    expect(body).toContain(inArabic.html)
    expect(body).toContain(inArabic.script)
    expect(body).toContain('<title>لوحة الإدارة</title>')
  })

  it.each(['xx', '', 'AR', '%00', '__proto__'])('is English for the unknown cookie "%s"', async (value) => {
    expect(await shown(`admin-language=${value}`)).toContain(inEnglish.html)
  })

  it('is the choice of whoever is signed in, whatever the browser was shown before', async () => {
    const arabic = await signInAs(testApp, 'editor', { language: 'ar' })
    const english = await signInAs(testApp, 'editor', { language: 'en' })
    const undecided = await signInAs(testApp, 'editor')
    const address = '/admin/programs/noria'
    expect(await shown(`${arabic.headers.cookie}; admin-language=en`, address)).toContain(inArabic.html)
    expect(await shown(`${english.headers.cookie}; admin-language=ar`, address)).toContain(inEnglish.html)
    expect(await shown(`${undecided.headers.cookie}; admin-language=ar`, address)).toContain(inArabic.html)
  })
})
