/** Somebody who has the same record open, in the same language. */
export interface PresentPerson {
  id: string
  name: string
  /** The one who asks, in another window or on another device. */
  isYou: boolean
  hasUnsavedChanges: boolean
}

/** What was stored last: of the record or its translation, or of its draft. */
export interface StoredState {
  revision: number
  updatedAt: string
  updatedBy: string | null
  /** Deleted; of a draft, that there is none any more: it was published or thrown away. */
  isGone: boolean
}

/** What an editor is told about the others. Always the whole of it: whatever was missed does not matter. */
export interface PresenceState {
  people: PresentPerson[]
  /** Null for what was never stored. */
  published: StoredState | null
  draft: StoredState | null
}
