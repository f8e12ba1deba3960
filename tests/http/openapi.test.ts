import type { AddressInfo } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

it('the OpenAPI document is valid and lists the calls of the specification', async () => {
  const { app, close } = await startTestApp('SQLite')
  const document = (await app.inject('/api/openapi.json')).json()
  const result = await new Validator().validate(document)
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/partners',
      '/api/partners/{id}',
      '/api/partners/order',
      '/api/footer',
      '/api/trash',
      '/api/activity',
    ]),
  )
  const headersOf = (path: string, method: string) =>
    (document.paths[path][method].parameters ?? [])
      .filter((parameter: { in: string }) => parameter.in === 'header')
      .map(({ name }: { name: string }) => name)
  const restores = ['/api/partners/{id}/revisions/{revision}/restore', '/api/trash/{path}/{id}/restore']
  for (const path of restores) expect(headersOf(path, 'post').sort()).toEqual(['Idempotency-Key', 'If-Match'])
  for (const path of ['/api/partners', '/api/applications'])
    expect(headersOf(path, 'post')).toEqual(['Idempotency-Key'])
  for (const path of ['/api/partners', '/api/partners/{id}', '/api/footer'])
    expect(headersOf(path, 'get')).toEqual(['X-Audience'])
  await close()
})

it('the OpenAPI document is made once, and its bytes are shared by all who read it', async () => {
  const { app, close } = await startTestApp('SQLite')
  const sent: unknown[] = []
  app.server.prependListener('request', (_request, response) => {
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response
    response.end = ((body: unknown, ...more: unknown[]) => {
      sent.push(body)
      return end(body, ...more)
    }) as typeof response.end
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  for (const encoding of ['identity', 'br', 'gzip']) {
    sent.length = 0
    const answers = [await read({ 'accept-encoding': encoding }), await read({ 'accept-encoding': encoding })]
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(answers[0]?.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(sent[0]).toBeInstanceOf(Buffer)
    expect(sent[1]).toBe(sent[0])
  }
  const etag = (await read({})).headers.get('etag') ?? ''
  expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
  await close()
})

it('the documentation can be read as a page without scripts', async () => {
  const { app, close } = await startTestApp('SQLite')
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/team-members/:id/revisions')
  expect(page.body).not.toContain('<script')
  await close()
})
