import { expect, it } from 'vitest'
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './draft-store.ts'

const time = '2026-11-15T10:00:00.000Z'
const now = Date.parse(time)
const day = 86_400_000
const draft: Draft = { time, values: { name: 'Typed' }, base: { name: 'Stored' }, etag: '"a"' }
const key = draftKey('mona', 'partners', 'nile')

function fakeStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, text) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, text)
    },
  }
}

it('keeps a draft per person and record', () => {
  const storage = fakeStorage()
  expect(writeDraft(storage, key, draft)).toBe(true)
  expect(readDraft(storage, key, now)).toEqual(draft)
  expect(readDraft(storage, draftKey('omar', 'partners', 'nile'), now)).toBeNull()
  expect(readDraft(storage, draftKey('mona', 'partners', undefined), now)).toBeNull()
  removeDraft(storage, key)
  expect(readDraft(storage, key, now)).toBeNull()
})

it('forgets a draft after a week', () => {
  const storage = fakeStorage()
  writeDraft(storage, key, draft)
  expect(readDraft(storage, key, now + 6 * day)).toEqual(draft)
  expect(readDraft(storage, key, now + 8 * day)).toBeNull()
  expect(storage.length).toBe(0)
})

it('survives a full browser and a draft that was cut short', () => {
  expect(writeDraft(fakeStorage(10), key, draft)).toBe(false)
  const storage = fakeStorage()
  storage.setItem(key, '{"time":"2026')
  expect(readDraft(storage, key, now)).toBeNull()
})
