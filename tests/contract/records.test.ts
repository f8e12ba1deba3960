import { describe, expect, it } from 'vitest'
import { pageAddressOf } from '../../src/schema/page-address.ts'
import {
  changeOf,
  collections,
  contractSite,
  eachType,
  freshBody,
  nextNumber,
  onceKey,
  urlsOf,
} from '../support/contract-site.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('records', (database) => {
  const { call, taken, read, statusOf, publish } = contractSite(database)

  eachType(collections, (definition) => {
    const { list } = urlsOf(definition, '')
    const { path, titleField } = definition

    it('are created, read, listed, changed and deleted', async () => {
      const body = freshBody(definition)
      const created = await taken('POST', list, 'admin', body)
      expect([created.statusCode, created.headers.location]).toEqual([201, `${list}/${body.id}`])
      const record = created.json()
      expect(record).toMatchObject(body)
      const url = `${list}/${record.id}`
      expect(await read(url, 'viewer')).toEqual(record)
      const listed = await call('GET', list, 'viewer')
      expect(listed.json()).toContainEqual(record)
      expect(listed.headers['x-total-count']).toBe(String(listed.json().length))

      const changed = (await taken('PUT', url, 'admin', changeOf(definition))).json()
      const times = {
        updatedAt: changed.updatedAt,
        ...('lastModified' in record && { lastModified: changed.lastModified }),
      }
      expect(changed).toEqual({ ...record, [titleField]: changed[titleField], ...times })
      expect(changed[titleField]).not.toBe(record[titleField])
      expect(await read(url, 'viewer')).toEqual(changed)

      expect(await statusOf('DELETE', url, 'admin')).toBe(204)
      expect(await statusOf('GET', url, 'admin')).toBe(404)
      expect(await read(list, 'admin')).not.toContainEqual(expect.objectContaining({ id: record.id }))
    })

    it('are created once however often a request with one key arrives', async () => {
      const body = freshBody(definition)
      const key = onceKey(`contract ${path}`)
      const send = () => call('POST', list, 'admin', body, key)
      const answers = [...(await Promise.all([send(), send()])), await send()]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
      expect(await statusOf('POST', list, 'admin', freshBody(definition), key)).toBe(409)
    })

    it('tell staff who saved them last, and visitors nothing of it', async () => {
      const { record: url, saved } = await publish(definition, {}, 'admin')
      expect(saved.updatedBy).toBe('Admin')
      const given = { ...changeOf(definition), updatedBy: 'Nobody' }
      const changed = (await taken('PUT', url, 'super_admin', given)).json()
      expect(changed.updatedBy).toBe('Super Admin')
      expect(await read(url, 'viewer')).toEqual(changed)
      expect(await read(list, 'viewer')).toContainEqual(changed)
      const { updatedBy: _author, ...shown } = changed
      expect(Object.keys(await read(url))).toEqual(Object.keys(shown))
      expect(await read(list)).not.toContainEqual(expect.objectContaining({ updatedBy: expect.anything() }))
    })

    it('keep every field that an update does not name', async () => {
      const { record: url, saved } = await publish(definition)
      const { updatedAt: _updated, lastModified: _modified, ...same } = saved
      expect((await taken('PUT', url, 'mona', { unknown: 1 })).json()).toMatchObject(same)
    })

    it('answer 304 to a visitor who has what would be sent, and never after a change', async () => {
      const { record: url } = await publish(definition)
      for (const address of [url, list]) {
        const etag = String((await call('GET', address)).headers.etag)
        const again = () => call('GET', address, undefined, undefined, { 'if-none-match': etag })
        expect((await again()).statusCode).toBe(304)
        await taken('PUT', url, 'admin', changeOf(definition))
        const changed = await again()
        expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
      }
    })
  })

  const withPages = collections.filter(({ fields }) => pageAddressOf(fields))
  describe('with pages of their own', () =>
    eachType(withPages, (definition) => {
      const { list } = urlsOf(definition, '')

      it('are found at the address they have and at those they had', async () => {
        const { id, record: url } = await publish(definition)
        const addresses = [`${id}-moved`, `${id}-again`]
        for (const address of addresses)
          expect((await taken('PUT', url, 'editor', { address })).json().address).toBe(address)
        const [, address] = addresses
        for (const name of [id, ...addresses])
          for (const query of ['', '?by=address'])
            expect(await read(`${list}/${name}${query}`)).toMatchObject({ id, address })
      })

      it('refuse an address that is taken or none', async () => {
        const { id, record: url } = await publish(definition)
        const other = await publish(definition)
        const address = `street-${nextNumber()}`
        await taken('PUT', url, 'editor', { address })
        for (const [wrong, status] of [
          [address, 409],
          ['archive', 400],
          ['a b', 400],
        ] as const) {
          const answer = await call('PUT', other.record, 'editor', { address: wrong })
          expect([wrong, answer.statusCode, answer.json().issues[0].path]).toEqual([wrong, status, 'address'])
        }
        expect(await read(`${list}/${address}`)).toMatchObject({ id })
      })
    }))
})
