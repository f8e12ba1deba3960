import { expect, it } from 'vitest'
import {
  type Draft,
  draftKey,
  hasDrafts,
  isSlotOf,
  listDrafts,
  newDraftSlot,
  removeDraft,
  writeDraft,
} from './draft-store.ts'

const time = '2026-11-15T10:00:00.000Z'
const now = Date.parse(time)
const day = 86_400_000
const draft: Draft = { time, values: { name: 'Typed' }, base: { name: 'Stored' }, etag: '"a"' }
const key = draftKey('mona', 'partners', 'nile')
const at = (minute: number, name: string): Draft => ({
  ...draft,
  time: `2026-11-15T10:0${minute}:00.000Z`,
  values: { name },
})

/** Holds as many characters as a browser with that quota. */
function fakeStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  const used = () => [...kept.values()].join('').length
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, text) => {
      if (used() - (kept.get(name)?.length ?? 0) + text.length > quota)
        throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, text)
    },
  }
}

const names = (storage: Storage, form = key) =>
  listDrafts(storage, form, now + day).map(({ values }) => values.name)

it('keeps drafts per person and record', () => {
  const storage = fakeStorage()
  const slot = newDraftSlot(key)
  expect(writeDraft(storage, { slot, ...draft })).toEqual({ isKept: true, removed: [] })
  expect(listDrafts(storage, key, now)).toEqual([{ ...draft, slot }])
  expect(listDrafts(storage, draftKey('omar', 'partners', 'nile'), now)).toEqual([])
  expect(listDrafts(storage, draftKey('mona', 'partners', undefined), now)).toEqual([])
  expect(listDrafts(storage, draftKey('mona', 'partners', 'nile', ['name']), now)).toEqual([])
  removeDraft(storage, slot)
  expect(listDrafts(storage, key, now)).toEqual([])
})

it('keeps the work of several visits side by side, newest first', () => {
  const storage = fakeStorage()
  const [monday, tuesday] = [newDraftSlot(key), newDraftSlot(key)]
  writeDraft(storage, { slot: monday, ...at(1, 'first') })
  writeDraft(storage, { slot: tuesday, ...at(2, 'second') })
  writeDraft(storage, { slot: tuesday, ...at(3, 'second, more of it') })
  expect(names(storage)).toEqual(['second, more of it', 'first'])
})

it('knows whether anything waits', () => {
  const storage = fakeStorage()
  storage.setItem('theme', 'dark')
  expect(hasDrafts(storage, now)).toBe(false)
  writeDraft(storage, { slot: newDraftSlot(key), ...draft })
  expect(hasDrafts(storage, now)).toBe(true)
  expect(hasDrafts(storage, now + 8 * day)).toBe(false)
})

it('reads the one draft that the version before kept, and never writes over it', () => {
  const storage = fakeStorage()
  storage.setItem(key, JSON.stringify(at(1, 'before the update')))
  writeDraft(storage, { slot: newDraftSlot(key), ...at(2, 'after it') })
  expect(names(storage)).toEqual(['after it', 'before the update'])
  expect(isSlotOf(key, key)).toBe(true)
})

it('forgets a draft after a week', () => {
  const storage = fakeStorage()
  writeDraft(storage, { slot: newDraftSlot(key), ...draft })
  expect(listDrafts(storage, key, now + 6 * day)).toHaveLength(1)
  expect(listDrafts(storage, key, now + 8 * day)).toEqual([])
  expect(storage.length).toBe(0)
})

it('lets the oldest make room where the browser is full, and says which', () => {
  const size = JSON.stringify(at(1, 'aaaa')).length
  const storage = fakeStorage(2 * size + 50)
  const other = draftKey('mona', 'team-members', 'omar')
  storage.setItem('theme', 'dark')
  writeDraft(storage, { slot: newDraftSlot(other), ...at(1, 'aaaa') })
  writeDraft(storage, { slot: newDraftSlot(key), ...at(2, 'bbbb') })
  const { isKept, removed } = writeDraft(storage, { slot: newDraftSlot(key), ...at(3, 'cccc') })
  expect(isKept).toBe(true)
  expect(removed.map(({ values }) => values.name)).toEqual(['aaaa'])
  expect(names(storage)).toEqual(['cccc', 'bbbb'])
  expect(storage.getItem('theme')).toBe('dark')
})

it('gives nothing up for a draft that fits in no case', () => {
  const size = JSON.stringify(at(1, 'aaaa')).length
  const storage = fakeStorage(size + 50)
  writeDraft(storage, { slot: newDraftSlot(key), ...at(1, 'aaaa') })
  expect(writeDraft(storage, { slot: newDraftSlot(key), ...at(2, 'b'.repeat(1000)) })).toEqual({
    isKept: false,
    removed: [],
  })
  expect(names(storage)).toEqual(['aaaa'])
})

it('survives a draft that was cut short', () => {
  const storage = fakeStorage()
  storage.setItem(key, '{"time":"2026')
  expect(listDrafts(storage, key, now)).toEqual([])
})
