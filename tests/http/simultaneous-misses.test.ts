import { afterAll, beforeAll, expect, it } from 'vitest'
import { countMade } from '../support/count-made.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let testApp: TestApp
let editor: TestUser
let url: string
beforeAll(async () => {
  testApp = await startTestApp('SQLite')
  editor = await signInAs(testApp, 'editor')
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

const save = (title: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/programs',
    headers: editor.headers,
    payload: { title, description: 'x'.repeat(1500) },
  })
const askAll = (headers: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/api/programs`, { headers })))

it('a hundred who ask for the same at once are answered by one making, whole and compressed', async () => {
  await save('Nile Ventures')
  let answers: Response[] = []
  const made = await countMade(async () => {
    answers = await askAll({ 'accept-encoding': 'br' })
  })
  expect(made).toBe(1)
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(new Set(bodies.map((list) => list.length))).toEqual(new Set([1]))
  expect(new Set(answers.map((answer) => answer.headers.get('content-encoding')))).toEqual(new Set(['br']))
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1)
})

it('whoever asks after a save gets what was saved, also while others wait', async () => {
  const before = askAll()
  expect((await save('Sahara Bank')).statusCode).toBe(201)
  const after = await askAll()
  for (const answer of after) expect(await answer.json()).toHaveLength(2)
  for (const answer of await before) expect(answer.status).toBe(200)
})

it('an answer that is not kept is given to everybody all the same', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/api/programs?limit=none`)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([400]))
})
