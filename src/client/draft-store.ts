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

const prefix = 'draft:'
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

export function readDraft(storage: Storage, key: string, now: number): Draft | null {
  const draft = parseDraft(storage.getItem(key))
  if (draft && now - Date.parse(draft.time) < maxAge) return draft
  storage.removeItem(key)
  return null
}

/** Answers whether the browser could keep it. */
export function writeDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

export function removeDraft(storage: Storage, key: string): void {
  storage.removeItem(key)
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
