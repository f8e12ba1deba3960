import { expect, it } from 'vitest'
import { contractSite, freshBody, nextNumber } from '../support/contract-site.ts'
import { everyKind, notice, target } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('the site around records', (database) => {
  const { call, taken, read, publish } = contractSite(database)

  it('refuses to lead on from an address that has a page', async () => {
    const { id } = await publish(everyKind)
    for (const from of ['/about', `/every-kinds/${id}`]) {
      const answer = await call('POST', '/api/every-targets', 'mona', { ...freshBody(target), from })
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'from'])
    }
    await taken('POST', '/api/every-targets', 'mona', { ...freshBody(target), from: '/nothing-here' })
  })

  it('leads links to a page that moved to where it is', async () => {
    const { id, record } = await publish(everyKind)
    const linking = await publish(everyKind, {
      next: `/every-kinds/${id}`,
      story: `[Here](/every-kinds/${id})`,
    })
    const [first, second] = [`${id}-north`, `${id}-south`]
    for (const address of [first, second]) {
      await taken('PUT', record, 'mona', { address })
      const shown = { next: `/every-kinds/${address}`, story: `[Here](/every-kinds/${address})` }
      expect(await read(linking.record)).toMatchObject(shown)
    }
    expect((await read(linking.record, 'viewer')).next).toBe(`/every-kinds/${id}`)
  })

  it('lets visitors find the records of types that are searched', async () => {
    const word = `zanzibar${nextNumber()}`
    const { id } = await publish(everyKind, { story: `About ${word}.` })
    const told = await publish(notice, { body: `More on ${word}.` })
    await publish(target, { from: `/${word}` })
    await publish(notice, { body: `Hidden ${word}.`, state: 'Draft' })
    const { results } = await read(`/api/site-search?q=${word}`)
    expect(results.map(({ path }: { path: string }) => path).sort()).toEqual([
      `/every-kinds/${id}`,
      `/every-notices/${told.id}`,
    ])
  })
})
