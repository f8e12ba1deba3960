import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { Content } from '../../src/server/engine/content.ts'
import { languages, mainLanguage } from '../../src/shared/languages.ts'
import { freshBody, shownValues } from '../safety/content-bodies.ts'
import { numbersFrom } from '../support/seeded-numbers.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const actor = { id: null, name: 'Mona' }
const definitions: readonly Definition[] = contentTypes
const otherLanguages = languages.map(({ code }) => code).filter((code) => code !== mainLanguage)

interface Text {
  path: string
  source: string
}

onEachDatabase('publishing a release and undoing it', (database) => {
  let site: TestApp
  let mona: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    mona = await signInAs(site, 'super_admin')
  })
  afterEach(() => site.close())

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await site.app.inject({
      method,
      url,
      headers: mona.headers,
      ...(payload ? { payload } : {}),
    })
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
    return answer.json()
  }

  /** The values of every record and every translation that is there. */
  const snapshot = async () => {
    const { db } = site.context.database
    const rows = async (table: 'entries' | 'translations') =>
      (await db.selectFrom(table).selectAll().where('deleted_at', 'is', null).execute()).map((row) => {
        const language = 'language' in row ? row.language : mainLanguage
        return [`${row.type}/${row.id}/${language}`, JSON.parse(row.data)] as const
      })
    return Object.fromEntries([...(await rows('entries')), ...(await rows('translations'))].sort())
  }

  const wordsOf = async (url: string, mark: string) => {
    const { sources } = (await call('GET', url)) as { sources: Text[] }
    return Object.fromEntries(
      sources.map(({ path, source }) => [path, `${mark}${source}`.slice(0, source.length + 1)]),
    )
  }

  it.each([1, 2])('gives back every record and translation exactly as it was (seed %i)', async (seed) => {
    const roll = numbersFrom(seed)
    const drafts: object[] = []
    for (const definition of definitions) {
      const { kind, path, name: type, titleField, fields, singletonId } = definition
      const list = `/api/${path}`
      const body = { ...freshBody(definition), ...shownValues(definition) }
      const fate = roll(4)
      const isSingleton = kind === 'singleton'
      if (fate === 0 && !isSingleton) {
        const { id: _id, ...values } = body as Record<string, unknown>
        drafts.push({ type, id: (await call('POST', `${list}/drafts`, { values })).id, lang: mainLanguage })
        continue
      }
      // Of single records some were never saved.
      const isSaved = !(isSingleton && fate === 0)
      const id = isSaved ? (await call(isSingleton ? 'PUT' : 'POST', list, body)).id : singletonId
      const text = fields[titleField]?.facts.options ? undefined : fields[titleField]?.kind
      if (fate !== 3) {
        const title = text === 'text' ? `Other ${type}` : text ? `/other-${type}` : undefined
        const values = isSaved && title ? { [titleField]: title } : body
        await call('PUT', `${list}/${id}/draft`, { values: withoutId(values) })
        drafts.push({ type, id, lang: mainLanguage })
      }
      const lang = otherLanguages[roll(otherLanguages.length)]
      if (!isSaved || !lang || fate === 1) continue
      const translation = `${list}/${id}/translations/${lang}`
      const isPublished = roll(2) === 0
      const state = isPublished ? 'published' : 'draft'
      const texts = await wordsOf(translation, 'أ')
      if (Object.keys(texts).length === 0) continue
      await call('PUT', translation, { texts, state })
      if (isPublished)
        await new Content(site.context, definition).translations.drafts.update(
          { id, lang },
          { texts: await wordsOf(translation, 'ب') },
          { actor },
        )
      drafts.push({ type, id, lang })
    }
    const before = await snapshot()
    const { id } = await call('POST', '/api/releases', { name: 'Everything' })
    await call('POST', `/api/releases/${id}/drafts`, { drafts })
    await call('POST', `/api/releases/${id}/publish`)
    expect(await snapshot()).not.toEqual(before)
    await call('POST', `/api/releases/${id}/undo`, {})
    expect(await snapshot()).toEqual(before)
    // And what was published is prepared again, so that it can go live a second time.
    const second = await call('POST', '/api/releases', { name: 'Everything again' })
    await call('POST', `/api/releases/${second.id}/drafts`, { drafts })
    await call('POST', `/api/releases/${second.id}/publish`)
  })
})

function withoutId(values: object): object {
  const { id: _id, ...rest } = values as Record<string, unknown>
  return rest
}
