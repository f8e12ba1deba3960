import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import { pathInLanguage } from '../../src/shared/language-path.ts'
import { type Language, otherLanguages } from '../../src/shared/languages.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { createTestUser, signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, filledBody, freshBody, pagePaths, save, shownValues } from './content-bodies.ts'
import { apiRules, publicRoutes } from './route-rules.ts'

const marker = 'MARKER'
const lang = otherLanguages[0] as Language

/** Every way in which a type can hide a record. */
function hidingValues(definition: Definition): Record<string, unknown>[] {
  const switches = ['isActive', 'isPublished'].filter((name) => name in definition.fields)
  const switchedOff = { isPublished: false }
  const statuses =
    definition.path === 'events'
      ? [
          { status: 'Draft' },
          { status: 'Cancelled', ...switchedOff },
          { status: 'Completed', ...switchedOff },
        ]
      : []
  return [...switches.map((name) => ({ ...shownValues(definition), [name]: false })), ...statuses]
}

let made = 0

function markedBody(definition: Definition): Record<string, unknown> {
  made += 1
  const filled = filledBody(
    definition.fields,
    (field) =>
      ['text', 'longText', 'richText'].includes(field.kind)
        ? `${marker} ${made}`.slice(0, field.facts.maxLength)
        : field.kind === 'image'
          ? '/files/partners/none.png'
          : undefined,
    ['hero', 'stats'],
  )
  const { id } = freshBody(definition)
  return { ...filled, date: '2030-01-01', ...(id ? { id: `${marker}-${id}` } : {}) }
}

onEachDatabase('what visitors must not see', (database) => {
  let site: AttackedSite
  let admin: TestUser
  const hidden: string[] = []

  beforeAll(async () => {
    site = await startAttackedSite(database)
    admin = await signInAs(site, 'super_admin', { name: marker, displayName: marker })
    await createTestUser(site, 'editor', { name: marker, email: `${marker}@example.org`.toLowerCase() })
    for (const definition of definitions) {
      for (const values of hidingValues(definition)) {
        const answer = await save(site, admin, definition, { ...markedBody(definition), ...values })
        expect(answer.status, answer.text).toBeLessThan(300)
        hidden.push(`${definition.path}/${answer.json().id}`)
      }
      if (definition.kind === 'collection') await storeTrashAndHistory(definition)
      await storeDrafts(definition)
      await storeTranslations(definition)
    }
    const body = { ...exampleApplication, name: marker, request: marker, subject: marker }
    expect((await site.send({ method: 'POST', path: '/api/applications', body })).status).toBe(201)
  })
  afterAll(() => site.close())

  /** A record in the trash, and one whose earlier revision held the marker. */
  async function storeTrashAndHistory(definition: Definition): Promise<void> {
    const { headers } = admin
    const trashed = await save(site, admin, definition, {
      ...markedBody(definition),
      ...shownValues(definition),
    })
    hidden.push(`${definition.path}/${trashed.json().id}`)
    const path = `/api/${definition.path}/${trashed.json().id}`
    expect((await site.send({ method: 'DELETE', path, headers })).status).toBe(204)
    const switchedOff = { id: 'off', layout: 'hero', enabled: false, header: marker, content: marker }
    const changed = await save(site, admin, definition, {
      ...freshBody(definition),
      ...shownValues(definition),
      ...('sections' in definition.fields ? { sections: [switchedOff] } : {}),
    })
    const address = `/api/${definition.path}/${changed.json().id}`
    for (const value of [`${marker} once`, 'Something else'])
      await site.send({ method: 'PUT', path: address, headers, body: { [definition.titleField]: value } })
  }

  /** A draft of a record that visitors see, autosaved once more, one that was thrown away, and a record that is only a draft. */
  async function storeDrafts(definition: Definition): Promise<void> {
    const { headers } = admin
    const put = async (path: string, method = 'PUT') => {
      const answer = await site.send({ method, path, headers, body: { values: markedBody(definition) } })
      expect(answer.status, answer.text).toBeLessThan(300)
      return answer
    }
    const list = `/api/${definition.path}`
    if (definition.kind === 'singleton') {
      await put(`${list}/${definition.singletonId}/draft`)
      return
    }
    for (const isDiscarded of [false, true]) {
      const shown = { ...freshBody(definition), ...shownValues(definition) }
      const { id } = (await save(site, admin, definition, shown)).json()
      await put(`${list}/${id}/draft`)
      await put(`${list}/${id}/draft`)
      if (isDiscarded) await site.send({ method: 'DELETE', path: `${list}/${id}/draft`, headers })
    }
    hidden.push(`${definition.path}/${(await put(`${list}/drafts`, 'POST')).json().id}`)
  }

  /** Changes of a published translation that wait or were thrown away, a translation that was never published, and one of a draft. */
  async function storeTranslations(definition: Definition): Promise<void> {
    const { headers } = admin
    const list = `/api/${definition.path}`
    const send = async (method: string, path: string, body?: object) => {
      const answer = await site.send({ method, path, headers, ...(body ? { body } : {}) })
      expect(answer.status, answer.text).toBeLessThan(300)
      return answer
    }
    const shown = () => ({ ...freshBody(definition), ...shownValues(definition) })
    const begin = (isDraft: boolean) =>
      isDraft ? send('POST', `${list}/drafts`, { values: shown() }) : save(site, admin, definition, shown())
    for (const kind of ['waiting', 'thrown away', 'never published', 'of a draft'] as const) {
      if (definition.kind === 'singleton' && kind !== 'waiting') continue
      const id = definition.singletonId ?? (await begin(kind === 'of a draft')).json().id
      const path = `${list}/${id}/translations/${lang}`
      const { sources } = (await send('GET', path)).json()
      const worded = (text: string) =>
        Object.fromEntries(sources.map((source: { path: string }) => [source.path, text]))
      if (sources.length === 0) return
      if (kind === 'never published' || kind === 'of a draft')
        await send('PUT', path, { texts: worded(marker) })
      else {
        await send('PUT', path, { texts: worded('كلام'), state: 'published' })
        await send('PUT', `${path}/draft`, { texts: worded(marker) })
        if (kind === 'thrown away') await send('DELETE', `${path}/draft`)
      }
    }
  }

  const collections = definitions.filter(({ kind }) => kind === 'collection')
  const queries = [
    '',
    '?limit=1000',
    '?offset=0&limit=1000',
    '?status=Draft',
    '?isActive=false',
    '?all=true',
    '?visibleOnly=false',
    '?deleted=true',
    `?search=${marker}`,
  ]

  it('is in no list, whatever the filter', async () => {
    for (const { path } of collections)
      for (const query of queries)
        expect((await site.send({ path: `/api/${path}${query}` })).text).not.toContain(marker)
    for (const { path } of definitions)
      expect((await site.send({ path: `/api/${path}?lang=${lang}` })).text).not.toContain(marker)
  })

  it('is not in a record that visitors see, while staff get all of it', async () => {
    const pages = definitions.filter(({ fields }) => 'sections' in fields)
    for (const { path } of pages.filter(({ kind }) => kind === 'collection')) {
      const list = (await site.send({ path: `/api/${path}` })).json()
      const [page] = list.filter(({ sections }: { sections: { id: string }[] }) => sections[0]?.id === 'off')
      expect(page.sections).toMatchObject([{ enabled: false, layout: 'hero', header: '', content: '' }])
      const seen = await site.send({ path: `/api/${path}/${page.id}` })
      expect(seen.text).not.toContain(marker)
      const own = await site.send({ path: `/api/${path}/${page.id}`, headers: admin.headers })
      expect(own.json().sections).toMatchObject([{ header: marker, content: marker }])
    }
  })

  it('is not found by its id, and its answer is the same as for an id that never was', async () => {
    expect(hidden.length).toBeGreaterThan(20)
    for (const name of hidden) {
      const [path = '', id] = name.split('/')
      const isSingleton = !collections.some((definition) => definition.path === path)
      const answer = await site.send({ path: isSingleton ? `/api/${path}` : `/api/${path}/${id}` })
      expect([name, answer.status]).toEqual([name, 404])
      const unknown = await site.send({ path: `/api/${path}/never-was` })
      if (!isSingleton) expect(answer.text).toBe(unknown.text)
    }
  })

  it('is on no page, in no data inlined there, in no feed and no sitemap', async () => {
    const details = hidden
      .filter((name) => /^(?:programs|projects|events)\//.test(name))
      .map((name) => `/${name}`)
    const feeds = ['/events.ics', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/health']
    const calendars = details
      .filter((path) => path.startsWith('/events/'))
      .map((path) => `${path}/calendar.ics`)
    const translated = pagePaths.map((path) => pathInLanguage(path, lang))
    for (const path of [
      ...pagePaths,
      ...translated,
      ...details,
      ...feeds,
      ...calendars,
      '/admin',
      '/admin/applications',
    ]) {
      const { text } = await site.send({ path })
      if (translated.includes(path)) expect(text).toContain(`<html lang="${lang}"`)
      // The id that was asked for may be repeated; nothing of the record may.
      const asked = path.split('/')[2] ?? path
      expect([path, text.replaceAll(asked, '').includes(marker)]).toEqual([path, false])
    }
  })

  it('is in no answer of any other route either', async () => {
    const routes = [...apiRules.keys(), ...publicRoutes].filter((route) => route.startsWith('GET '))
    for (const route of routes) {
      const path = route.slice(4).replace(/:\w+|\*/g, 'x')
      const { text, headers } = await site.send({ path })
      expect([route, (text + JSON.stringify(headers)).includes(marker)]).toEqual([route, false])
    }
  })

  it('is in a preview, for whoever has its address and nobody else', async () => {
    const drafts = (await site.send({ path: '/api/drafts', headers: admin.headers })).json()
    const isMarked = ({ path, title }: { path: string; title: string }) =>
      path === 'programs' && title.includes(marker)
    const { id } = drafts.find(isMarked)
    const body = { kind: 'draft', type: 'program', id }
    const { headers } = admin
    const made = await site.send({ method: 'POST', path: '/api/previews', headers, body })
    expect(made.status, made.text).toBe(201)
    const path = new URL(made.json().address).pathname
    const page = await site.send({ path: `${path}/programs/${id}` })
    expect([page.status, page.text.includes(marker)]).toEqual([200, true])
    const guessed = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const address of [
      `${guessed}/programs/${id}`,
      '/programs',
      `/programs/${id}`,
      '/sitemap.xml',
      '/robots.txt',
    ])
      expect([address, (await site.send({ path: address })).text.includes(marker)]).toEqual([address, false])
  })

  it('is seen by staff, which shows that it was there', async () => {
    const lists = ['programs', 'events', 'partners', 'media-albums', 'applications', 'users']
    for (const name of lists)
      expect((await site.send({ path: `/api/${name}`, headers: admin.headers })).text).toContain(marker)
    expect((await site.send({ path: '/api/trash', headers: admin.headers })).text).toContain(marker)
    const drafts = (await site.send({ path: '/api/drafts', headers: admin.headers })).json()
    const marked = drafts.filter(({ title }: { title: string }) => title.includes(marker))
    const types = new Set(marked.map(({ type }: { type: string }) => type))
    const named = definitions.filter(({ fields, titleField }) => fields[titleField]?.kind === 'text')
    expect([...types]).toEqual(expect.arrayContaining(named.map(({ name }) => name)))
    const translations = drafts.filter((draft: { lang: string }) => draft.lang === lang)
    expect(translations.length).toBeGreaterThan(definitions.length)
  })
})
