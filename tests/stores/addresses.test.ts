import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('the address of a record', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    headers = (await signInAs(site, 'admin')).headers
    await post('/api/programs', { title: 'Bridgez' })
  })
  afterEach(() => site.close())

  const post = (url: string, payload: object = {}) =>
    site.app.inject({ method: 'POST', url, headers, payload })
  const move = (id: string, address: string) =>
    site.app.inject({ method: 'PUT', url: `/api/programs/${id}`, headers, payload: { address } })
  const remove = (id: string) => site.app.inject({ method: 'DELETE', url: `/api/programs/${id}`, headers })
  /** The id of what stands at the address, as a page reads it; the status where there is nothing. */
  const at = async (address: string, as: Record<string, string> = {}) => {
    const answer = await site.app.inject({ url: `/api/programs/${address}?by=address`, headers: as })
    return answer.statusCode === 200 ? answer.json().id : answer.statusCode
  }
  const byName = async (name: string) => (await site.app.inject({ url: `/api/programs/${name}` })).json().id

  it('is its id until somebody chooses another; the id and every earlier address lead to it', async () => {
    expect(await at('bridgez')).toBe('bridgez')
    expect((await move('bridgez', 'bridges')).json()).toMatchObject({ id: 'bridgez', address: 'bridges' })
    expect((await move('bridgez', 'over-the-nile')).statusCode).toBe(200)
    for (const address of ['bridgez', 'bridges', 'over-the-nile']) expect(await at(address)).toBe('bridgez')
    for (const name of ['bridgez', 'bridges', 'over-the-nile']) expect(await byName(name)).toBe('bridgez')
    expect(await at('bridge')).toBe(404)
  })

  it('is taken back by going back, and is its id again when that is chosen', async () => {
    await move('bridgez', 'bridges')
    expect((await move('bridgez', 'bridgez')).json().address).toBe('')
    await move('bridgez', 'bridges')
    expect((await move('bridgez', '')).json().address).toBe('')
    expect([await at('bridgez'), await at('bridges')]).toEqual(['bridgez', 'bridgez'])
  })

  it('is refused where another record has it, and the refusal says who', async () => {
    await post('/api/programs', { title: 'Noria' })
    const message = '/programs/noria is the address of “Noria”. Choose another one, or change that one first.'
    const refused = await move('bridgez', 'noria')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, issues: [{ path: 'address', message }] },
    ])
    await move('noria', 'water-wheel')
    expect((await move('bridgez', 'water-wheel')).statusCode).toBe(409)
    expect((await post('/api/programs', { title: 'A', address: 'water-wheel' })).statusCode).toBe(409)
    expect((await post('/api/programs', { title: 'A', id: 'water-wheel' })).statusCode).toBe(409)
    // Nothing of a refused save is left.
    expect([await at('noria'), await at('water-wheel'), await at('bridgez')]).toEqual([
      'noria',
      'noria',
      'bridgez',
    ])
  })

  it('is not copied with a record that is sent again without its id', async () => {
    const { id: _, ...copy } = (await move('bridgez', 'bridges')).json()
    const cloned = await post('/api/programs', { ...copy, title: 'Bridgez (Copy)' })
    expect([cloned.statusCode, cloned.json()]).toEqual([
      201,
      expect.objectContaining({ id: 'bridgez-copy', address: '' }),
    ])
    expect(await at('bridges')).toBe('bridgez')
  })

  it('is no other type’s business', async () => {
    await move('bridgez', 'fair')
    const body = { title: 'Fair', description: 'd', date: '2026-12-01', status: 'Published' }
    expect((await post('/api/events', body)).json()).toMatchObject({ id: 'fair', address: '' })
    expect((await site.app.inject({ url: '/api/events/bridgez?by=address' })).statusCode).toBe(404)
  })

  it.each(['over the Nile', 'a/b', '-a', '../admin', 'new', 'é', `${'a'.repeat(101)}`])(
    'is refused as %s',
    async (address) => {
      const answer = await move('bridgez', address)
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'address'])
    },
  )

  it('that a record left goes to whoever takes it, and is not lost when that one goes', async () => {
    await move('bridgez', 'bridges')
    const taken = await post('/api/programs', { title: 'New', address: 'bridgez' })
    expect(taken.json()).toMatchObject({ id: 'new-2', address: 'bridgez' })
    expect([await at('bridgez'), await byName('bridgez')]).toEqual(['new-2', 'bridgez'])
    expect((await move('bridgez', 'bridgez')).statusCode).toBe(409)
    await remove('new-2')
    expect(await at('bridgez')).toBe(404)
    expect((await move('bridgez', '')).statusCode).toBe(200)
    expect(await at('bridgez')).toBe('bridgez')
    const restored = await post('/api/trash/programs/new-2/restore')
    expect([restored.statusCode, restored.json().message]).toEqual([
      409,
      expect.stringContaining('“Bridgez”'),
    ])
  })

  it('is never given to a new record while another has it, and is once it only leads on', async () => {
    await move('bridgez', 'noria')
    expect((await post('/api/programs', { title: 'Noria' })).json().id).toBe('noria-2')
    await move('bridgez', 'bridges')
    expect((await post('/api/programs', { title: 'Noria' })).json().id).toBe('noria')
    expect(await at('noria')).toBe('noria')
  })

  it('tells visitors nothing of records that are hidden or deleted', async () => {
    await move('bridgez', 'bridges')
    await site.app.inject({
      method: 'PUT',
      url: '/api/programs/bridgez',
      headers,
      payload: { isActive: false },
    })
    expect([await at('bridgez'), await at('bridges'), await at('bridgez', headers)]).toEqual([
      404,
      404,
      'bridgez',
    ])
    await remove('bridgez')
    expect([await at('bridgez', headers), await at('bridges', headers)]).toEqual([404, 404])
    await post('/api/trash/programs/bridgez/restore')
    expect([await at('bridgez', headers), await at('bridges', headers)]).toEqual(['bridgez', 'bridgez'])
  })

  it('is a part of its history, and comes back with an earlier state by the same rules', async () => {
    await move('bridgez', 'bridges')
    const revisions = async () =>
      (await site.app.inject({ url: '/api/programs/bridgez/revisions', headers })).json()
    expect((await revisions())[0]).toMatchObject({
      changed: ['address'],
      values: { address: 'bridges' },
    })
    await post('/api/programs', { title: 'New', address: 'bridgez' })
    expect((await post('/api/programs/bridgez/revisions/1/restore')).statusCode).toBe(409)
    await move('bridgez', 'over-the-nile')
    expect((await post('/api/programs/bridgez/revisions/2/restore')).json().address).toBe('bridges')
    expect([await at('bridges'), await at('over-the-nile')]).toEqual(['bridgez', 'bridgez'])
    // Another field alone leaves the address as it is.
    await site.app.inject({
      method: 'PUT',
      url: '/api/programs/bridgez',
      headers,
      payload: { title: 'Bridges' },
    })
    expect((await revisions())[0].changed).toEqual(['title'])
  })

  it('goes to one of many who want it at once', async () => {
    for (const title of ['A1', 'A2', 'A3', 'A4']) await post('/api/programs', { title })
    const answers = await Promise.all(['a1', 'a2', 'a3', 'a4'].map((id) => move(id, 'wanted')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('is readable where the title is Arabic, never empty and never that of another', async () => {
    const idOf = async (title: string) => (await post('/api/programs', { title })).json().id
    expect(await idOf('وادي النيل')).toBe('wadi-alnil')
    // Another title, spelled the same.
    expect(await idOf('وَادي النّيل')).toBe('wadi-alnil-2')
    expect(await idOf('نيل ٢')).toBe('nil-2')
    expect([await idOf('日本'), await idOf('🎉'), await idOf('ء')]).toEqual([
      ...['program', 'program-2', 'program-3'],
    ])
    // An address that exists stays, also when the title changes.
    const payload = { title: 'وادي العسل' }
    await site.app.inject({ method: 'PUT', url: '/api/programs/wadi-alnil', headers, payload })
    expect(await at('wadi-alnil')).toBe('wadi-alnil')
  })
})
