import { expect, it } from 'vitest'
import type { Fields } from '../../src/schema/field.ts'
import {
  changeOf,
  contractSite,
  eachType,
  ifMatch,
  singletons,
  urlsOf,
  type Values,
} from '../support/contract-site.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('a single record', (database) => {
  const { call, taken, read, statusOf } = contractSite(database)

  eachType(singletons, (definition) => {
    const { singletonId: id, example, titleField, fields } = definition
    const { record: url } = urlsOf(definition, '')
    const writer = definition.writePermission === 'all' ? 'super_admin' : 'editor'
    const author = writer === 'editor' ? 'Editor' : 'Super Admin'

    it('answers the defaults until it is saved, then what was saved', async () => {
      expect((await call('GET', url, 'viewer')).headers.etag).toBe('"r0"')
      const unsaved = await read(url)
      expect(unsaved).toMatchObject({ id, updatedAt: null })
      for (const [name, field] of Object.entries(fields)) expect(unsaved[name]).toEqual(field.initial)

      const saved = await taken('PUT', url, writer, example, ifMatch('"r0"'))
      const { updatedBy, ...shown } = saved.json()
      expect(saved.json()).toMatchObject({ id, ...example })
      expect(updatedBy).toBe(author)
      expect(await read(url, 'viewer')).toEqual(saved.json())
      expect(await read(url)).toEqual(withoutItemIds(fields, shown))

      const changed = (
        await taken('PUT', url, writer, changeOf(definition), ifMatch(saved.headers.etag))
      ).json()
      expect(changed).toEqual({
        ...saved.json(),
        [titleField]: changed[titleField],
        updatedAt: changed.updatedAt,
      })
      const stale = ifMatch(saved.headers.etag)
      expect(await statusOf('PUT', url, writer, {}, stale)).toBe(412)

      expect(await read(`${url}/revisions`, 'viewer')).toHaveLength(2)
      expect(await statusOf('POST', `${url}/revisions/1/restore`, writer, undefined, stale)).toBe(412)
      const restored = (await taken('POST', `${url}/revisions/1/restore`, writer)).json()
      expect(restored).toMatchObject({ ...shown, updatedAt: restored.updatedAt })
      const part = { part: { field: titleField } }
      const again = await taken('POST', `${url}/revisions/2/restore`, writer, part)
      expect(again.json()[titleField]).toEqual(changed[titleField])
    })
  })
})

/** As visitors read it: ids of items are for those who may write, unless they are fields. */
function withoutItemIds(fields: Fields, values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => {
    const inner = fields[name]?.facts.fields
    if (!inner || !Array.isArray(value)) return [name, value]
    const items = value.map(({ id, ...item }) =>
      withoutItemIds(inner, 'id' in inner ? { id, ...item } : item),
    )
    return [name, items]
  })
  return Object.fromEntries(shown)
}
