import { afterEach, expect, it, vi } from 'vitest'
import { RequestError, requestJson, sendJson } from './request-json.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: string, statusText = '') {
  const fetch = vi.fn(
    async (_url: string, _init?: RequestInit) =>
      new Response(status === 204 ? null : body, { status, statusText }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error
  throw new Error('the call should have failed')
}

it('raises the status, a colon and the response text', async () => {
  answer(409, '{"message":"Partner with this name already exists"}')
  const error = await failureOf(requestJson('/api/partners'))
  expect(error.message).toBe('409: {"message":"Partner with this name already exists"}')
  expect(error.detail).toBe('Partner with this name already exists')
})

it('falls back to the status text when the body is empty', async () => {
  answer(401, '', 'Unauthorized')
  expect((await failureOf(requestJson('/api/users'))).message).toBe('401: Unauthorized')
})

it('hands on which fields were wrong, and survives an answer that is not JSON', async () => {
  answer(400, '{"message":"x","issues":[{"path":"name","message":"Name is required"}]}')
  expect((await failureOf(requestJson('/x'))).issues).toEqual([{ path: 'name', message: 'Name is required' }])
  answer(502, '{broken')
  expect((await failureOf(requestJson('/x'))).detail).toBe('{broken')
})

it('sends JSON with credentials', async () => {
  const fetch = answer(204, '')
  await sendJson('PUT', '/api/footer', { phone: '1' }, { 'if-match': '"a"' })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    credentials: 'include',
    body: '{"phone":"1"}',
    headers: { 'content-type': 'application/json', 'if-match': '"a"' },
  })
})

it('hands on what has to be done first', async () => {
  answer(401, '{"message":"Enter the code","code":"second_factor_required"}')
  expect((await failureOf(requestJson('/x'))).code).toBe('second_factor_required')
  answer(403, '{"message":"x"}')
  expect((await failureOf(requestJson('/x'))).code).toBe('')
})
