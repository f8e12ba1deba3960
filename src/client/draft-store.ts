import { newIdempotencyKey } from './idempotency-key.ts'

type Values = Record<string, unknown>

/** Work that was typed and not stored, with the state of the record it started from. */
export interface Draft {
  /** ISO time of the last change. */
  time: string
  values: Values
  base: Values
  /** Of the record it started from; undefined for a new one. */
  etag: string | undefined
}

/** A draft with the name it is stored under: each visit to a form writes to a name of its own. */
export interface StoredDraft extends Draft {
  slot: string
}

const prefix = 'draft:'
const separator = '#'
const maxAge = 7 * 24 * 60 * 60_000

/** A screen that edits only some fields of a record keeps its drafts apart from the screen that edits all. */
export function draftKey(
  userId: string,
  path: string,
  id: string | undefined,
  fields: readonly string[] = [],
): string {
  return [`${prefix}${userId}:${path}:${id ?? 'new'}`, ...fields.slice(0, 1)].join(':')
}

/** A name that no other visit and no other tab writes to, so that kept work is never overwritten by newer work. */
export function newDraftSlot(key: string): string {
  return key + separator + newIdempotencyKey().slice(0, 12)
}

export function isSlotOf(slot: string, key: string): boolean {
  // The version before kept one draft per form, under the key itself.
  return slot === key || slot.startsWith(key + separator)
}

/** All that is kept for a form, newest first; what is older than a week is forgotten. */
export function listDrafts(storage: Storage, key: string, now: number): StoredDraft[] {
  const slots = slotNames(storage).filter((slot) => isSlotOf(slot, key))
  return slots.flatMap((slot) => readDraft(storage, slot, now) ?? []).sort(newestFirst)
}

/** Whether anybody's work waits in this browser. */
export function hasDrafts(storage: Storage, now: number): boolean {
  return slotNames(storage).some((slot) => readDraft(storage, slot, now) !== null)
}

export interface Writing {
  isKept: boolean
  /** What had to go because the browser's storage is full, oldest first. */
  removed: StoredDraft[]
}

/**
 * There is no limit on the number of drafts: only where the storage is full do the oldest make room, one by one and
 * whichever form they belong to, because what is being typed now is the work that nobody has had a chance to save.
 */
export function writeDraft(storage: Storage, { slot, ...draft }: StoredDraft): Writing {
  const text = JSON.stringify(draft)
  const removed: StoredDraft[] = []
  while (!setItem(storage, slot, text)) {
    const oldest = oldestDraft(storage, slot, Date.parse(draft.time))
    if (!oldest) {
      for (const { slot: name, ...kept } of removed) setItem(storage, name, JSON.stringify(kept))
      return { isKept: false, removed: [] }
    }
    removed.push(oldest)
    storage.removeItem(oldest.slot)
  }
  return { isKept: true, removed }
}

export function removeDraft(storage: Storage, slot: string): void {
  storage.removeItem(slot)
}

function setItem(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

function readDraft(storage: Storage, slot: string, now: number): StoredDraft | null {
  const draft = parseDraft(storage.getItem(slot))
  if (draft && now - Date.parse(draft.time) < maxAge) return { ...draft, slot }
  storage.removeItem(slot)
  return null
}

function oldestDraft(storage: Storage, except: string, now: number): StoredDraft | undefined {
  const others = slotNames(storage).filter((slot) => slot !== except)
  return others
    .flatMap((slot) => readDraft(storage, slot, now) ?? [])
    .sort(newestFirst)
    .at(-1)
}

function slotNames(storage: Storage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return names.filter((name) => name.startsWith(prefix))
}

function newestFirst(one: Draft, other: Draft): number {
  return other.time.localeCompare(one.time)
}

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const draft = JSON.parse(text)
    return typeof draft?.time === 'string' && typeof draft.values === 'object' ? draft : null
  } catch (error) {
    // Cut short by a full disk, or written by an older version.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
