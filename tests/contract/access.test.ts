import { expect, it } from 'vitest'
import type { Role } from '../../src/shared/roles.ts'
import { changeOf, collections, contractSite, eachType, freshBody, urlsOf } from '../support/contract-site.ts'
import { syntheticTypes } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

/** Who may write a type, by the permission that it asks for. */
const writers: Record<string, readonly Role[]> = {
  manage_content: ['editor', 'admin', 'super_admin'],
  manage_media: ['admin', 'super_admin'],
  all: ['super_admin'],
}
const roles: readonly Role[] = ['viewer', 'editor', 'admin', 'super_admin']

onEachDatabase('writing', (database) => {
  const { call, read, statusOf, headersOf, publish, siteOf } = contractSite(database)

  eachType(syntheticTypes, (definition) => {
    it.each(roles)('is allowed to %s exactly as the role permits', async (role) => {
      const isAllowed = writers[definition.writePermission]?.includes(role)
      const { list, record, id } = await publish(definition)
      const change = () => statusOf('PUT', record, role, changeOf(definition))
      const revert = () => statusOf('POST', `${record}/revisions/1/restore`, role)
      expect([await change(), await revert()]).toEqual(isAllowed ? [200, 200] : [403, 403])
      if (definition.kind === 'singleton') return
      const answers = [
        await statusOf('POST', list, role, freshBody(definition)),
        await statusOf('DELETE', record, role),
      ]
      if (!isAllowed) await statusOf('DELETE', record, 'mona')
      answers.push(await statusOf('POST', `/api/trash/${definition.path}/${id}/restore`, role))
      expect(answers).toEqual(isAllowed ? [201, 204, 200] : [403, 403, 403])
    })

    it('needs a session', async () => {
      const { list, record } = await publish(definition)
      const before = await read(record, 'viewer')
      const answers = [
        await statusOf('PUT', record, undefined, changeOf(definition)),
        await statusOf('GET', `${record}/revisions`),
      ]
      if (definition.kind === 'collection')
        answers.push(
          await statusOf('POST', list, undefined, freshBody(definition)),
          await statusOf('DELETE', record),
        )
      expect(new Set(answers)).toEqual(new Set([401]))
      expect(await read(record, 'viewer')).toEqual(before)
    })
  })

  eachType(collections, (definition) => {
    const { list } = urlsOf(definition, '')

    it('reports every required field that is missing', async () => {
      const required = Object.entries(definition.fields).filter(([, field]) => field.isRequired)
      const unforgiving = required.filter(([, field]) => field.missingMessage !== undefined)
      const emptied = Object.fromEntries(required.map(([name]) => [name, null]))
      for (const [body, expected] of [
        [{}, unforgiving],
        [emptied, required.filter(([name]) => name !== 'place' || emptied.place === null)],
      ] as const) {
        const answer = await call('POST', list, 'admin', body)
        expect(answer.statusCode).toBe(400)
        const paths = answer.json().issues.map((issue: { path: string }) => issue.path)
        expect(paths.sort()).toEqual(expected.map(([name]) => name).sort())
      }
    })

    it.each([['[]'], ['"text"'], ['7'], ['null'], ['{"broken'], ['']])(
      'refuses the body %s',
      async (payload) => {
        const headers = { ...headersOf('admin'), 'content-type': 'application/json' }
        const answer = await siteOf().app.inject({ method: 'POST', url: list, headers, payload })
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toHaveProperty('message')
      },
    )

    it('refuses a wrong type in any field and stores nothing', async () => {
      const before = (await read(list, 'admin')).length
      for (const [name, { kind }] of Object.entries(definition.fields)) {
        // Of an object only the members that the group knows are looked at.
        if (kind === 'group') continue
        const body = { ...freshBody(definition), [name]: { $gt: '' } }
        const answer = await call('POST', list, 'admin', body)
        expect([name, answer.statusCode, answer.json().issues?.[0].path]).toEqual([name, 400, name])
      }
      expect(await read(list, 'admin')).toHaveLength(before)
    })
  })
})
