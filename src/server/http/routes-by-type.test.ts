import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { calledParams, calledRoute, RoutesByType } from './routes-by-type.ts'

describe('routes that content types share', () => {
  let app: FastifyInstance
  beforeEach(() => {
    app = Fastify()
    const routes = new RoutesByType()
    for (const type of ['partners', 'events']) {
      const list = `/api/${type}`
      routes.host.get(list, { config: { access: 'anyone' } }, async () => `the list of ${type}`)
      routes.host.put(`${list}/:id`, { config: { access: 'write' } }, async (request) => ({
        saved: type,
        url: calledRoute(request).url,
        config: calledRoute(request).config,
        params: calledParams(request),
      }))
    }
    routes.host.get('/api/hero', { config: { access: 'anyone' } }, async () => 'the only hero')
    routes.host.get('/api/hero/revisions', { config: { access: 'read' } }, async () => 'its revisions')
    routes.host.put('/api/partners/order', { config: { access: 'write' } }, async () => 'ordered')
    app.get('/api/users', async () => 'the users')
    routes.register(app)
  })
  const ask = async (method: 'GET' | 'PUT', url: string) => (await app.inject({ method, url })).payload

  it('are answered by the type that is asked', async () => {
    expect(await ask('GET', '/api/partners')).toBe('the list of partners')
    expect(await ask('GET', '/api/events')).toBe('the list of events')
    expect(await ask('GET', '/api/hero')).toBe('the only hero')
    expect(await ask('GET', '/api/hero/revisions')).toBe('its revisions')
    expect(await ask('GET', '/api/users')).toBe('the users')
  })

  it('say what they are as if each stood alone', async () => {
    expect(JSON.parse(await ask('PUT', '/api/events/nile'))).toEqual({
      saved: 'events',
      url: '/api/events/:id',
      config: { access: 'write' },
      params: { id: 'nile' },
    })
  })

  it('keep a call that only some types have apart from the names of records', async () => {
    expect(await ask('PUT', '/api/partners/order')).toBe('ordered')
    expect(JSON.parse(await ask('PUT', '/api/events/order'))).toMatchObject({ params: { id: 'order' } })
  })

  it('belong to no other type', async () => {
    const urls = [
      '/api/unknown',
      '/api/partner',
      '/api/partners2',
      '/api/partners%2Fnile',
      '/api/partners/revisions',
    ]
    for (const url of urls) expect((await app.inject(url)).statusCode, url).toBe(404)
  })

  it('are declared once, below the address of a type', () => {
    const { host } = new RoutesByType()
    host.get('/api/news', {}, async () => 'news')
    expect(() => host.get('/api/news', {}, async () => 'again')).toThrow('declared twice')
    expect(() => host.get('/news', {}, async () => 'no type')).toThrow('no address of a content type')
  })
})
