import { expect, it } from 'vitest'
import { changeOf, collections, contractSite, eachType, ifMatch } from '../support/contract-site.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('the history of a record', (database) => {
  const { call, taken, read, statusOf, publish } = contractSite(database)

  eachType(collections, (definition) => {
    const { path, titleField } = definition

    it('counts its revisions, and a write over another one is refused', async () => {
      const { record: url } = await publish(definition, {}, 'admin')
      const first = await call('GET', url, 'admin', undefined, { 'if-none-match': '"r1"' })
      // The tag names the revision, not the bytes: what is sent may look different after a deploy.
      const { etag, 'cache-control': caching } = first.headers
      expect([first.statusCode, etag, caching]).toEqual([200, '"r1"', 'private, no-store'])
      const put = (tag: string) => call('PUT', url, 'admin', changeOf(definition), ifMatch(tag))
      const saved = await put('"r1"')
      expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"r2"'])
      const stale = await put('"r1"')
      expect([stale.statusCode, stale.json().message]).toEqual([412, expect.stringContaining('Admin')])
      expect(await read(url, 'viewer')).toEqual(saved.json())
      expect((await put('"Zm9vYmFyYmF6cXV4cXV1eA"')).statusCode).toBe(412)
      expect((await put('"r1", W/"r2"')).statusCode).toBe(200)
      const remove = (tag: string) => statusOf('DELETE', url, 'admin', undefined, ifMatch(tag))
      expect([await remove('"r2"'), await remove('"r3"')]).toEqual([412, 204])
    })

    it('brings any revision back, whole or a part of it', async () => {
      const { record: url, saved: record } = await publish(definition, {}, 'admin')
      const changed = (await taken('PUT', url, 'admin', changeOf(definition))).json()
      const revisions = await read(`${url}/revisions`, 'viewer')
      expect(revisions).toMatchObject([
        { revision: 2, action: 'update', changed: [titleField], actor: { name: 'Admin' } },
        { revision: 1, action: 'create', actor: { name: 'Admin' } },
      ])
      const restore = (tag: string) =>
        call('POST', `${url}/revisions/1/restore`, 'admin', undefined, ifMatch(tag))
      expect((await restore('"r1"')).statusCode).toBe(412)
      const restored = await restore('"r2"')
      expect([restored.statusCode, restored.headers.etag]).toEqual([200, '"r3"'])
      const { updatedAt: _updated, lastModified: _modified, ...same } = record
      expect(restored.json()).toMatchObject(same)
      const part = { part: { field: titleField } }
      const again = await taken('POST', `${url}/revisions/2/restore`, 'admin', part)
      expect(again.json()).toMatchObject({ ...same, [titleField]: changed[titleField] })
      expect(await statusOf('POST', `${url}/revisions/99/restore`, 'admin')).toBe(404)
    })

    it('throws the draft away that makes way for a restored revision, only in the state that was seen', async () => {
      const { record: url, draft, saved: record } = await publish(definition, {}, 'admin')
      await taken('PUT', url, 'admin', changeOf(definition))
      const typed = { values: { [titleField]: 'Typed over it' } }
      const { revision } = (await taken('PUT', draft, 'admin', typed)).json()
      const restore = (body: object) => call('POST', `${url}/revisions/1/restore`, 'admin', body)
      for (const wrong of [{ draft: 0 }, { draft: 'r1' }, { draft: revision, part: { field: titleField } }])
        expect((await restore(wrong)).statusCode).toBe(400)
      expect((await restore({ draft: revision + 1 })).statusCode).toBe(412)
      expect((await read(draft, 'admin')).state).toBe('draft')
      const restored = await restore({ draft: revision })
      expect(restored.json()).toMatchObject({ [titleField]: record[titleField] })
      expect((await read(draft, 'admin')).state).toBe('none')
      // Nothing is lost: it can be had back, and nobody can throw it away twice.
      expect((await restore({ draft: revision })).statusCode).toBe(412)
      const back = (await taken('POST', `${draft}/restore`, 'admin')).json()
      expect(back.values).toMatchObject(typed.values)
    })

    it('goes through the trash and back', async () => {
      const { id, record: url, saved: record } = await publish(definition, {}, 'admin')
      await taken('DELETE', url, 'admin')
      const trash: { id: string; revision: number }[] = await read('/api/trash', 'viewer')
      const item = trash.find((candidate) => candidate.id === id)
      expect(item).toMatchObject({ path, id, deletedBy: 'Admin' })
      const restore = (tag: string) =>
        call('POST', `/api/trash/${path}/${id}/restore`, 'admin', undefined, ifMatch(tag))
      expect((await restore('"r1"')).statusCode).toBe(412)
      const restored = await restore(`"r${item?.revision}"`)
      expect([restored.statusCode, restored.headers.etag]).toEqual([200, '"r3"'])
      const { updatedAt: _updated, lastModified: _modified, ...same } = record
      expect(restored.json()).toMatchObject(same)
      expect(await read(url, 'admin')).toEqual(restored.json())
      const actions = (await read(`${url}/revisions`, 'viewer')).map(
        ({ action }: { action: string }) => action,
      )
      expect(actions).toEqual(['restore', 'delete', 'create'])
    })
  })
})
