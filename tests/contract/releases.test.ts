import { expect, it } from 'vitest'
import type { Release } from '../../src/server/releases/release-record.ts'
import {
  collections,
  contractSite,
  eachType,
  freshBody,
  otherTitle,
  urlsOf,
} from '../support/contract-site.ts'
import { syntheticTypes } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('releases', (database) => {
  const { call, taken, read, statusOf, publish: publishRecord } = contractSite(database)

  /** A release with the drafts of these records. */
  async function begin(...drafts: { type: string; id: string }[]): Promise<Release> {
    const { id } = (await taken('POST', '/api/releases', 'mona', { name: 'Annual report' })).json()
    const named = drafts.map((draft) => ({ ...draft, lang: 'en' }))
    return (await taken('POST', `/api/releases/${id}/drafts`, 'mona', { drafts: named })).json()
  }
  const publish = async ({ id }: Release) =>
    (await taken('POST', `/api/releases/${id}/publish`, 'mona')).json()
  const undo = async ({ id }: Release) => (await taken('POST', `/api/releases/${id}/undo`, 'mona', {})).json()

  eachType(syntheticTypes, (definition) => {
    const { name: type, path, titleField } = definition

    it('publish a change, and one undo brings back what was there, and the draft', async () => {
      const { id, record, draft, saved } = await publishRecord(definition)
      const values = { [titleField]: otherTitle(definition) }
      await taken('PUT', draft, 'mona', { values })
      const release = await begin({ type, id })
      expect(release).toMatchObject({ state: 'open', count: 1, drafts: [{ type, path, id, isNew: false }] })
      expect((await read(record))[titleField]).toEqual(saved[titleField])

      const { updatedAt: _then, lastModified: _last, updatedBy: _author, ...before } = saved
      expect(await publish(release)).toMatchObject({ state: 'published', publishedBy: 'Mona', count: 1 })
      expect(await read(record, 'viewer')).toMatchObject({ ...before, ...values })
      const [last] = await read(`${record}/revisions`, 'viewer')
      expect(last).toMatchObject({ release: { id: release.id, name: 'Annual report', isUndone: false } })

      expect(await undo(release)).toMatchObject({ state: 'undone', undoneBy: 'Mona' })
      expect(await read(record, 'viewer')).toMatchObject(before)
      expect(await read(draft, 'viewer')).toMatchObject({ state: 'draft', values, clashes: [] })
      const [restored] = await read(`${record}/revisions`, 'viewer')
      expect(restored).toMatchObject({ action: 'revert', release: { id: release.id, isUndone: true } })
      await taken('DELETE', draft, 'mona')
    })
  })

  eachType(collections, (definition) => {
    const { name: type, path } = definition

    it('publish a new record, and an undo puts it into the trash', async () => {
      const { id: _id, ...values } = freshBody(definition)
      const { id } = (await taken('POST', `/api/${path}/drafts`, 'mona', { values })).json()
      const { record } = urlsOf(definition, id)
      const release = await begin({ type, id })
      expect(release.drafts).toMatchObject([{ isNew: true, isThere: true }])
      await publish(release)
      expect(await read(record)).toMatchObject({ id })
      await undo(release)
      expect(await statusOf('GET', record, 'mona')).toBe(404)
      expect(await read('/api/trash', 'viewer')).toContainEqual(expect.objectContaining({ type, id }))
      await publish(await begin({ type, id }))
      expect(await statusOf('GET', record)).toBe(200)
    })

    it('publish nothing where one of their drafts cannot be', async () => {
      const [good, bad] = [await publishRecord(definition), await publishRecord(definition)]
      const [name = ''] = Object.keys(definition.fields).filter((key) => definition.fields[key]?.isRequired)
      const title = otherTitle(definition)
      await taken('PUT', good.draft, 'mona', { values: { [definition.titleField]: title } })
      await taken('PUT', bad.draft, 'mona', { values: { [name]: '' } })
      const release = await begin({ type, id: good.id }, { type, id: bad.id })
      const refused = await call('POST', `/api/releases/${release.id}/publish`, 'mona')
      expect([refused.statusCode, refused.json().issues]).toMatchObject([
        400,
        [{ path: `${type}/${bad.id}/en` }],
      ])
      expect(await read(good.record, 'viewer')).toEqual(good.saved)
      expect(await read(good.draft, 'viewer')).toMatchObject({ state: 'draft' })
    })
  })
})
