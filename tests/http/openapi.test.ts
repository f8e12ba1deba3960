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

it('the documentation can be read as a page without scripts', async () => {
  const { app, close } = await startTestApp('SQLite')
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/team-members/:id/revisions')
  expect(page.body).not.toContain('<script')
  await close()
})
