import { newIdempotencyKey } from '../../client/idempotency-key.ts'

/** What a visitor has typed, kept in this browser until it has been sent. */
export interface ApplicationDraft {
  name: string
  email: string
  phone: string
  subject: string
  request: string
  /** The same for every try to send this application, so that it is stored once. */
  key: string
  /** When it is sent again by itself, where the server asked to wait. */
  sendAt?: string | undefined
}

/** A wait that was over longer ago belongs to a visit long past: then only the visitor sends it. */
const maxLateMs = 3_600_000

const storageKey = 'application-draft'

export function emptyDraft(): ApplicationDraft {
  return { name: '', email: '', phone: '', subject: '', request: '', key: newIdempotencyKey() }
}

/** Undefined where there is none, or where the browser keeps nothing. */
export function loadDraft(): ApplicationDraft | undefined {
  const stored = readStorage()
  if (!stored) return undefined
  try {
    const draft: unknown = JSON.parse(stored)
    return isDraft(draft) ? withoutOldWait(draft) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function saveDraft(draft: ApplicationDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch (error) {
    // Private windows and full storages refuse: the form itself still holds what was typed.
    if (!(error instanceof DOMException)) throw error
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function withoutOldWait(draft: ApplicationDraft): ApplicationDraft {
  const sendAt = Date.parse(draft.sendAt ?? '')
  return Math.abs(Date.now() - sendAt) <= maxLateMs ? draft : { ...draft, sendAt: undefined }
}

function isDraft(value: unknown): value is ApplicationDraft {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(emptyDraft()).every((name) => typeof Reflect.get(value, name) === 'string')
}
