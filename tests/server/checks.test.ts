import { afterEach, beforeEach, expect, it } from 'vitest'
import { imageWith, sectionWith } from '../../src/content/page-section/blank-section.ts'
import { seedSample } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

interface Finding {
  id: string
  lang: string
  check: string
  severity: string
  field: string
  message: string
  isMendable: boolean
  revision: number
}

interface Leftover extends Finding {
  type: string
  params: { name?: string; text?: string }
}

onEachDatabase('the report of what should be mended', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    headers = (await signInAs(site, 'super_admin')).headers
  })
  afterEach(() => site.close())

  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body ? answer.json() : undefined
  }
  const report = async (query = '', as: object = { headers }) =>
    (await site.app.inject({ url: `/api/checks${query}`, ...as })).json()
  const found = async (query = '') =>
    (await report(query)).findings.map(
      ({ id, lang, check, field }: Finding) => `${id} ${lang}: ${check} at ${field}`,
    )

  it('has nothing to say about the sample content, in any language', async () => {
    await seedSample(site)
    const { records, findings, errors, hints } = await report()
    expect(findings).toEqual([])
    expect(records).toBeGreaterThan(50)
    expect([errors, hints]).toEqual([0, 0])
  })

  it('names the record, the language and the field, in words, until it is mended', async () => {
    const page = {
      ...{ id: 'visits', title: 'Visits', description: 'Come  and see.' },
      sections: [
        sectionWith('one', 'hero', { header: 'Come', buttonText: 'Apply', buttonUrl: '/aplly' }),
        sectionWith('two', 'galleryGrid', { header: 'Seen', images: [imageWith('/files/a.webp')] }),
      ],
    }
    await send('POST', '/api/own-pages', page)
    const { findings, errors, hints } = await report('?type=page')
    expect([errors, hints]).toEqual([1, 3])
    expect(findings[0]).toEqual({
      ...{ type: 'page', path: 'own-pages', label: 'Own page', id: 'visits', title: 'Visits', revision: 1 },
      ...{ lang: 'en', check: 'stray-spaces', severity: 'hint', field: 'description', params: {}, items: [] },
      ...{ isMendable: true, message: 'There are spaces too many in this text.' },
    })
    expect(await found('?type=page&lang=en')).toEqual([
      'visits en: stray-spaces at description',
      'visits en: broken-link at sections.0.buttonUrl',
      'visits en: nameless-picture at sections.1.images.0.alt',
    ])
    expect(await found('?severity=error')).toEqual(['visits en: broken-link at sections.0.buttonUrl'])
    expect(await found('?lang=ar')).toEqual(['visits ar: missing-translation at '])
    expect((await report('?limit=0')).total).toBe(4)

    await send('PUT', '/api/own-pages/visits', { isActive: false })
    expect(await found()).toEqual([])
    await send('PUT', '/api/own-pages/visits', { isActive: true, sections: [], description: 'Come.' })
    expect(await found()).toEqual(['visits ar: missing-translation at '])
  })

  it('names every place where the foundation still has a name or a logo from before, in every language', async () => {
    await seedSample(site)
    const leftovers = async (check = 'former-name') => (await report(`?check=${check}&limit=1000`)).findings
    expect([await leftovers(), await leftovers('former-logo')]).toEqual([[], []])
    expect(await report('/names')).toMatchObject({ former: [] })

    await send('PUT', '/api/site-settings', { name: 'Nile Spring Foundation', shortName: 'NSF' })
    const found = await leftovers()
    const places = found.map(({ type, lang, field, params }: Leftover) => [type, lang, field, params.name])
    expect(places).toEqual(
      expect.arrayContaining([
        ['about-page-content', 'en', 'heroTitle', 'GSF'],
        ['footer', 'en', 'companyDescription', 'Green Sahara Foundation'],
        ['footer', 'en', 'email', 'Green Sahara'],
        // Alternative texts of pictures, and the words of other languages.
        ['portfolio-page', 'en', 'sections.1.images.0.alt', 'Green Sahara Foundation'],
        ['portfolio-page', 'ar', 'sections.1.images.0.alt', 'مؤسسة الصحراء الخضراء'],
        ['site-settings', 'ar', 'name', 'مؤسسة الصحراء الخضراء'],
      ]),
    )
    // The form of a translation knows its texts by their paths.
    const ofPicture = found.find(({ type, lang }: Leftover) => type === 'portfolio-page' && lang === 'ar')
    expect(ofPicture.params.text).toBe('sections/logoCenter/images/1/alt')
    expect((await leftovers('former-logo')).map(({ field }: Leftover) => field)).toEqual([
      'headerLogoLight',
      'headerLogoDark',
    ])

    const arabic = '/api/site-settings/site-settings/translations/ar'
    await send('PUT', arabic, { texts: { name: 'مؤسسة ربيع النيل', shortName: 'ربيع النيل' } })
    await send('PUT', '/api/footer', { companyDescription: 'Nile Spring, called GSF before?', email: '' })
    const left = (await leftovers()).map(({ type, lang, field }: Leftover) => `${type} ${lang} ${field}`)
    expect(left.filter((line: string) => line.startsWith('site-settings'))).toEqual([])
    expect(left).toContain('footer en companyDescription')
    // A second change of the name adds to what is looked for.
    await send('PUT', '/api/site-settings', { name: 'Delta Spring Trust' })
    expect((await report('/names')).former).toContain('Nile Spring Foundation')
    expect((await site.app.inject({ url: '/api/checks/names' })).statusCode).toBe(401)
  })

  it('follows what links lead to, although nobody touches the record that holds them', async () => {
    await send('POST', '/api/news', {
      id: 'news',
      summary: 'What happened.',
      title: 'News',
      date: '2026-11-01',
      content: 'See [Visits](/visits).',
    })
    const broken = 'news en: broken-link at content'
    expect(await found('?lang=en')).toEqual([broken])
    await send('POST', '/api/own-pages', { id: 'visits', title: 'Visits' })
    expect(await found('?lang=en')).toEqual([])
    await send('DELETE', '/api/own-pages/visits')
    expect(await found('?lang=en')).toEqual([broken])
    await send('POST', '/api/redirects', { from: '/visits', to: '/join' })
    expect(await found('?lang=en')).toEqual([])
  })

  it('tells what is missing and what is outdated in other languages, and looks at their words', async () => {
    await send('POST', '/api/partners', { id: 'nile', name: 'Nile Ventures' })
    const translation = '/api/partners/nile/translations/ar'
    await send('PUT', translation, { texts: { name: 'نص تجريبي' }, state: 'published' })
    expect(await found()).toEqual(['nile ar: filler-text at name'])
    await send('PUT', translation, { texts: { name: 'شركاء النيل' }, state: 'published' })
    expect(await found()).toEqual([])
    await send('PUT', '/api/partners/nile', { name: 'Nile Partners' })
    expect(await found()).toEqual(['nile ar: outdated-translation at '])
  })

  it('says which paths lead nowhere, for a form that asks before publishing', async () => {
    await send('POST', '/api/own-pages', { id: 'visits', title: 'Visits' })
    const paths = ['/visits', '/ar/visits', '/visit', '/', '/news.xml', '/files/a.webp', '/programs/none']
    const query = new URLSearchParams(paths.map((path) => ['path', path]))
    const answer = await site.app.inject({ url: `/api/checks/links?${query}`, headers })
    expect(answer.json()).toEqual({ nowhere: ['/visit', '/programs/none'] })
    for (const wrong of ['?path=visits', '?path=//evil.example', `?${'path=/a&'.repeat(101)}`])
      expect((await site.app.inject({ url: `/api/checks/links${wrong}`, headers })).statusCode).toBe(400)
  })

  it('is for staff alone, and refuses what it does not know', async () => {
    expect((await site.app.inject({ url: '/api/checks' })).statusCode).toBe(401)
    const viewer = await signInAs(site, 'viewer')
    expect((await site.app.inject({ url: '/api/checks', headers: viewer.headers })).statusCode).toBe(200)
    for (const wrong of ['?severity=fatal', '?lang=xx', '?limit=-1'])
      expect((await site.app.inject({ url: `/api/checks${wrong}`, headers })).statusCode).toBe(400)
  })
})
