import { afterEach, expect, it, vi } from 'vitest'
import { partner } from '../../content/partner/partner.ts'
import { initialValues } from '../../schema/fields.ts'
import { newTarget } from './record-form-options.ts'
import { readConflict, type SendMemory, sendRecord } from './send-record.ts'

afterEach(() => vi.unstubAllGlobals())

const values = { ...initialValues(partner.fields), name: 'Nile' }
const stored = { id: 'nile', ...values, createdAt: 'then', updatedAt: 'now' }
const headers = { 'cache-control': 'private', etag: '"a"' }

/** Answers by method and address; a missing answer is a cut line. */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const name = `${init?.method ?? 'GET'} ${url}`
    asked.push(name)
    if (!(name in answers)) throw new TypeError('Failed to fetch')
    return Response.json(answers[name], { headers })
  })
  return asked
}

const create = (memory: SendMemory, changed = values) =>
  sendRecord(partner, newTarget(values), changed, memory)

it('does not create a second record when the answer to the first was lost', async () => {
  const memory: SendMemory = {}
  serve({})
  await expect(create(memory)).rejects.toThrow('Failed to fetch')
  const asked = serve({ 'GET /api/partners': [stored], 'GET /api/partners/nile': stored })
  expect((await create(memory)).record.id).toBe('nile')
  expect(asked).toEqual(['GET /api/partners', 'GET /api/partners/nile'])
})

it('changes the record that was stored when more was typed before the second try', async () => {
  const memory: SendMemory = { uncertain: values }
  const renamed = { ...stored, name: 'Nile Bank' }
  const asked = serve({ 'GET /api/partners': [stored], 'PUT /api/partners/nile': renamed })
  expect((await create(memory, { ...values, name: 'Nile Bank' })).record.name).toBe('Nile Bank')
  expect(asked).toEqual(['GET /api/partners', 'PUT /api/partners/nile'])
})

it('creates it when the first try never arrived', async () => {
  const asked = serve({ 'GET /api/partners': [], 'POST /api/partners': stored })
  await create({ uncertain: values })
  expect(asked).toEqual(['GET /api/partners', 'POST /api/partners'])
})

it('takes a conflict with nothing but itself for a save', async () => {
  serve({ 'GET /api/partners/nile': stored, 'GET /api/partners/nile/revisions': [] })
  const names = Object.keys(partner.fields)
  const found = await readConflict(partner, 'nile', names, { base: values, mine: values })
  expect(found).toMatchObject({ saved: { etag: '"a"' } })
})

it('says who saved meanwhile, and when', async () => {
  const revisions = [{ revision: 2, time: 'noon', actor: { id: '1', name: 'Mona' }, changed: [], values: {} }]
  serve({ 'GET /api/partners/nile': stored, 'GET /api/partners/nile/revisions': revisions })
  const mine = { ...values, name: 'Mine' }
  const found = await readConflict(partner, 'nile', ['name'], { base: values, mine })
  expect(found).toMatchObject({ conflict: { who: 'Mona', when: 'noon', fields: [{ name: 'name' }] } })
})
