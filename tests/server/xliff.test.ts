import { afterAll, beforeAll, expect, it } from 'vitest'
import { readXliff } from '../../src/server/xliff/read-xliff.ts'
import { writeXliff } from '../../src/server/xliff/write-xliff.ts'
import type { XliffUnit } from '../../src/server/xliff/xliff-document.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const nasty = 'Tom & <b>“Jerry”</b> ]]>\n  two  spaces'

onEachDatabase('texts for translators outside', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
  })
  afterAll(() => site.close())

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
  const ask = (method: Method, url: string, payload?: object, { headers } = editor) =>
    site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const send = async (method: Method, url: string, payload?: object) => {
    const answer = await ask(method, url, payload)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }
  const exported = async (url: string): Promise<string> => {
    const answer = await ask('GET', url)
    expect(answer.headers['content-type']).toContain('application/xliff+xml')
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename=".+\.xlf"/)
    return answer.body
  }
  /** The file as it comes back, with each text as the translator left it. */
  const translated = async (
    xliff: string,
    change: (unit: XliffUnit) => Partial<XliffUnit>,
  ): Promise<string> => {
    const document = await readXliff(xliff)
    const files = document.files.map((file) => ({
      ...file,
      units: file.units.map((unit) => ({ ...unit, ...change(unit) })),
    }))
    return writeXliff({ ...document, files })
  }
  const inArabic = ({ source }: XliffUnit) => ({ target: `ع ${source}`, state: 'translated' as const })
  const take = (xliff: string, more: object = {}) =>
    send('POST', '/api/translations/import', { xliff, ...more })
  const create = async (id: string) => {
    await send('POST', '/api/programs', { id, title: id, subtitle: 'Sub', fullDescription: nasty })
    return `/api/programs/${id}/translations/ar`
  }

  it('come back without loss, with a revision and its author', async () => {
    const url = await create('whole')
    const file = await translated(await exported(`${url}/export.xlf`), inArabic)
    expect(await take(file, { isTrial: true })).toMatchObject({
      isApplied: false,
      records: [{ conflicts: [] }],
    })
    expect(await send('GET', url)).toMatchObject({ state: 'none', texts: {} })
    expect(await take(file)).toMatchObject({ isApplied: true, records: [{ title: 'whole', conflicts: [] }] })
    const stored = await send('GET', url)
    expect(stored).toMatchObject({ state: 'draft', missing: [], outdated: [] })
    expect(stored.texts).toMatchObject({ title: 'ع whole', fullDescription: `ع ${nasty}` })
    const [revision] = await send('GET', `${url}/revisions`)
    expect(revision).toMatchObject({ revision: 1, actor: { id: expect.any(String) } })
    const units = (await readXliff(await exported(`${url}/export.xlf`))).files[0]?.units
    expect(units?.every(({ state }) => state === 'translated')).toBe(true)
    expect(await take(file)).toMatchObject({ records: [{ taken: 0, conflicts: [] }] })
    expect(await send('GET', `${url}/revisions`)).toHaveLength(1)
  })

  it('are named before they are taken where visitors see them at once', async () => {
    const url = await create('seen')
    const file = await translated(await exported(`${url}/export.xlf`), inArabic)
    expect((await take(file, { isTrial: true })).records[0].texts).toEqual({})
    await take(file)
    await send('PUT', url, { texts: {}, state: 'published' })
    const again = await translated(await exported(`${url}/export.xlf`), ({ source }) => ({
      target: `غ ${source}`,
    }))
    const [record] = (await take(again, { isTrial: true })).records
    expect(record.texts).toMatchObject({ title: 'غ seen' })
    expect(Object.keys(record.texts)).toHaveLength(record.taken)
  })

  it('never overwrite what changed here since the export: somebody decides first', async () => {
    const url = await create('contested')
    const file = await translated(await exported(`${url}/export.xlf`), inArabic)
    await send('PUT', url, { texts: { title: 'عنوان من هنا' } })
    await send('PUT', '/api/programs/contested', { subtitle: 'New sub' })
    const asked = await take(file)
    expect(asked.isApplied).toBe(false)
    const { conflicts } = asked.records[0]
    expect(conflicts.map(({ path, reason }: Record<string, string>) => [path, reason])).toEqual([
      ['title', 'translation'],
      ['subtitle', 'source'],
    ])
    expect((await send('GET', url)).texts).toEqual({ title: 'عنوان من هنا' })

    const decide = (keep: Record<string, string>) =>
      conflicts.map(({ path, seen }: Record<string, string>) => ({
        type: 'programs',
        id: 'contested',
        path,
        seen,
        keep: keep[path ?? ''],
      }))
    const decisions = decide({ title: 'here', subtitle: 'file' })
    await send('PUT', url, { texts: { title: 'عنوان أحدث' } })
    expect(await take(file, { decisions })).toMatchObject({
      isApplied: false,
      records: [{ conflicts: [{ path: 'title', text: { now: 'عنوان أحدث' } }] }],
    })
    const [last] = (await take(file, { isTrial: true })).records[0].conflicts
    const newer = { ...decisions[0], seen: last.seen }
    expect(await take(file, { decisions: [newer, decisions[1]] })).toMatchObject({ isApplied: true })
    const stored = await send('GET', url)
    expect(stored.texts).toMatchObject({ title: 'عنوان أحدث', subtitle: 'ع Sub' })
    expect(stored.outdated).toEqual([{ path: 'subtitle', was: 'Sub', is: 'New sub' }])
  })

  it('go out by what waits, and are confirmed where the translator leaves them', async () => {
    const url = await create('waiting')
    const all = await translated(await exported(`${url}/export.xlf`), inArabic)
    await take(all)
    await send('PUT', '/api/programs/waiting', { title: 'Still waiting' })
    const waiting = await exported('/api/translations/export.xlf?lang=ar&type=program')
    const file = (await readXliff(waiting)).files.find(({ id }) => id === 'waiting')
    expect(file?.units).toMatchObject([{ path: 'title', target: 'ع waiting', state: 'initial' }])
    await take(await translated(waiting, ({ path }) => (path === 'title' ? { state: 'reviewed' } : {})))
    expect((await send('GET', url)).outdated).toEqual([])
  })

  it('are refused whole where the file is damaged, foreign, or not for this person', async () => {
    const url = await create('guarded')
    const file = await translated(await exported(`${url}/export.xlf`), inArabic)
    const refuse = async (xliff: string, user = editor) =>
      (await ask('POST', '/api/translations/import', { xliff }, user)).statusCode
    expect(await refuse(file.slice(0, -30))).toBe(400)
    expect(await refuse('<xliff/>')).toBe(400)
    expect(await refuse(file.replace('id="programs.guarded"', 'id="strangers.guarded"'))).toBe(400)
    expect(await refuse(file, await signInAs(site, 'viewer'))).toBe(403)
    const albums = file.replace('id="programs.guarded"', 'id="media-albums.guarded"')
    expect(await refuse(albums)).toBe(403)
    expect(await send('GET', url)).toMatchObject({ state: 'none' })
    expect((await ask('GET', '/api/translations/export.xlf?lang=en')).statusCode).toBe(400)
    expect(await take(file.replace('id="programs.guarded"', 'id="programs.gone"'))).toMatchObject({
      records: [{ id: 'gone', state: 'gone', taken: 0 }],
    })
  })
})
