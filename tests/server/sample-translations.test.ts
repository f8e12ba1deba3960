import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleContext } from '../../src/sample-content/sample-context.ts'
import { sampleRecords } from '../../src/sample-content/sample-records.ts'
import { seedSample as seed, samplePictureUrls as urls } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('a new site', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
    await seed(site)
  })
  afterAll(() => site.close())

  const read = async (url: string) => {
    const answer = await site.app.inject({ method: 'GET', url, headers: editor.headers })
    return answer.json()
  }
  const records = sampleRecords(sampleContext(urls, new Date())).flatMap(([definition, list]) =>
    list.map(({ id }) => ({ path: definition.path, id })),
  )

  it('has a published translation of every record, with nothing missing or outdated', async () => {
    for (const { path, id } of records) {
      const translation = await read(`/api/${path}/${id}/translations/ar`)
      const facts = [translation.state, translation.missing, translation.outdated]
      expect([path, id, ...facts]).toEqual([path, id, 'published', [], []])
    }
    const [overview] = await read('/api/translations')
    const nothing = { untranslated: 0, drafts: 0, missing: 0, outdated: 0, waitingTotal: 0 }
    expect(overview).toMatchObject({ lang: 'ar', ...nothing, published: overview.records })
  })

  it('is read whole in Arabic', async () => {
    for (const path of new Set(records.map((record) => record.path))) {
      const answer = await read(`/api/${path}?lang=ar`)
      const languages = [answer].flat().map(({ lang }: Record<string, string>) => lang)
      expect([path, ...new Set(languages)]).toEqual([path, 'ar'])
    }
    const programs = await read('/api/programs?lang=ar')
    expect(programs.map(({ title, lang }: Record<string, string>) => [title, lang])).toEqual([
      ['بريدجز', 'ar'],
      ['آي‌منتور', 'ar'],
      ['ناعورة', 'ar'],
      ['خطوة', 'ar'],
    ])
    const sections = programs[0].sections as Record<string, unknown>[]
    expect(sections.find(({ id }) => id === 'timeline')).toMatchObject({
      header: 'من الطلب إلى يوم العرض',
      items: [{ title: 'التقديم', icon: 'Target' }, {}, {}, {}, { title: 'يوم العرض' }],
    })
    expect(await read('/api/programs/bridgez?lang=en')).toMatchObject({ title: 'Bridgez', lang: 'en' })
  })

  it('is filled once', async () => {
    const path = '/api/partners/nile-valley-bank/translations/ar'
    await site.app.inject({ method: 'DELETE', url: path, headers: editor.headers })
    expect(await seed(site)).toEqual([])
    expect(await read(path)).toMatchObject({ state: 'none' })
  })
})

it('leaves a site alone that holds content already', async () => {
  const site = await startTestApp('SQLite')
  const editor = await signInAs(site, 'editor')
  const payload = { id: 'bridgez', title: 'Our Bridgez' }
  await site.app.inject({ method: 'POST', url: '/api/programs', headers: editor.headers, payload })
  expect(await seed(site)).toEqual([])
  const answer = await site.app.inject({ method: 'GET', url: '/api/programs?lang=ar' })
  expect(answer.json()).toMatchObject([{ title: 'Our Bridgez', lang: 'en' }])
  await site.close()
})
