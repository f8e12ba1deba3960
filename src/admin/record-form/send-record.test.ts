import { afterEach, expect, it, vi } from 'vitest'
import type { RecordDraft } from '../../client/record-drafts.ts'
import { contentSource } from '../../client/record-source.ts'
import { partner } from '../../content/partner/partner.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { newTarget } from './record-form-options.ts'
import { readConflict, sendRecord, type Unanswered } from './send-record.ts'

afterEach(() => vi.unstubAllGlobals())

const values = { ...initialValues(partner.fields), name: 'Nile' }
const stored = { id: 'nile', ...values, createdAt: 'then', updatedAt: 'now', updatedBy: 'Mona' }

interface Asked {
  call: string
  key: string | null
}

/** Answers by method and address: a status refuses, and a missing answer is a cut line. */
function serve(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url}`
    asked.push({ call, key: new Headers(init?.headers).get('idempotency-key') })
    const answer = answers[call]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return Response.json({ message: 'no' }, { status: answer })
    return Response.json(answer, { headers: { etag: '"r1"' } })
  })
  return asked
}

const create = (unanswered: Unanswered, changed = values) =>
  sendRecord(contentSource(partner), newTarget(values), changed, unanswered)

const calls = (asked: Asked[]) => asked.map(({ call }) => call)
const typed = { ...values, name: 'Nile Bank' }

it('sends the same key until it has an answer, and then another', async () => {
  const unanswered: Unanswered = {}
  const cut = serve({})
  await expect(create(unanswered)).rejects.toThrow('Failed to fetch')
  const failed = serve({ 'POST /api/partners': 502 })
  await expect(create(unanswered)).rejects.toThrow('502')
  const asked = serve({ 'POST /api/partners': stored })
  expect((await create(unanswered)).record.id).toBe('nile')
  await create(unanswered)
  const [first, ...others] = [...cut, ...failed, ...asked].map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(others).toEqual([first, first, expect.not.stringMatching(String(first))])
})

it('publishes a draft with the same key until it has an answer, and with another for other words', async () => {
  const seen = { state: 'draft', revision: 3, recordRevision: 1, values, base: values }
  const draft = seen as Partial<RecordDraft> as RecordDraft
  const publish = (unanswered: Unanswered, changed = values) =>
    sendRecord(contentSource(partner), { ...newTarget(values), id: 'nile', draft }, changed, unanswered)
  const unanswered: Unanswered = {}
  const cut = serve({})
  await expect(publish(unanswered)).rejects.toThrow('Failed to fetch')
  const asked = serve({ 'POST /api/partners/nile/draft/publish': stored })
  expect((await publish(unanswered)).record.id).toBe('nile')
  const later = serve({})
  await expect(publish(unanswered)).rejects.toThrow('Failed to fetch')
  await expect(publish(unanswered, typed)).rejects.toThrow('Failed to fetch')
  const keys = [...cut, ...asked, ...later].map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

it('takes a refusal for an answer', async () => {
  const unanswered: Unanswered = {}
  const asked = serve({ 'POST /api/partners': 409 })
  await expect(create(unanswered)).rejects.toThrow('409')
  await expect(create(unanswered)).rejects.toThrow('409')
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
})

it('changes the record that was stored when more was typed before the second try', async () => {
  const unanswered: Unanswered = { creation: { key: 'first', values } }
  const lost = serve({ 'POST /api/partners': stored })
  await expect(create(unanswered, typed)).rejects.toThrow('Failed to fetch')
  expect(calls(lost)).toEqual(['POST /api/partners', 'PUT /api/partners/nile'])
  const asked = serve({ 'POST /api/partners': stored, 'PUT /api/partners/nile': { ...stored, ...typed } })
  expect((await create(unanswered, typed)).record.name).toBe('Nile Bank')
  expect(asked).toEqual([
    { call: 'POST /api/partners', key: 'first' },
    { call: 'PUT /api/partners/nile', key: null },
  ])
})

it('sends what is typed by now where the first try is refused the second time', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)).name)
    return bodies.length === 1
      ? Response.json({ message: 'taken' }, { status: 409 })
      : Response.json({ ...stored, ...typed })
  })
  await create({ creation: { key: 'first', values } }, typed)
  expect(bodies).toEqual(['Nile', 'Nile Bank'])
})

it('takes a conflict with nothing but itself for a save', async () => {
  serve({ 'GET /api/partners/nile': stored })
  const names = Object.keys(partner.fields)
  const found = await readConflict(partner, 'nile', names, { base: values, mine: values })
  expect(found).toMatchObject({ saved: { etag: '"r1"' } })
})

it('says who saved meanwhile, and when', async () => {
  serve({ 'GET /api/partners/nile': stored })
  const mine = { ...values, name: 'Mine' }
  const found = await readConflict(partner, 'nile', ['name'], { base: values, mine })
  expect(found).toMatchObject({ conflict: { who: 'Mona', when: 'now', fields: [{ name: 'name' }] } })
})
