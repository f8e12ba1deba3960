export interface ReleaseTables {
  /** Drafts that go live together. */
  releases: {
    id: string
    name: string
    /** `open`, `scheduled`, `published` or `undone`. */
    state: string
    /** When it goes live by itself; null unless it is scheduled. */
    publish_at: string | null
    /** Why it could not be published at its time, as JSON; null once somebody schedules or publishes it again. */
    failure: string | null
    revision: number
    created_at: string
    created_by: string
    created_by_id: string | null
    updated_at: string
    updated_by: string
    scheduled_by: string | null
    scheduled_by_id: string | null
    published_at: string | null
    published_by: string | null
    undone_at: string | null
    undone_by: string | null
  }
  /** What a release publishes, and once it did, what that replaced. */
  release_drafts: {
    release_id: string
    type: string
    id: string
    language: string
    /** `waiting` or `published`. A draft waits in one release at most. */
    state: string
    /** What it was called when it was added, and later when it was published. */
    title: string
    place: number
    added_at: string
    added_by: string
    /** Of the record or the translation before it was published (0 where there was none) and after. */
    before_revision: number | null
    after_revision: number | null
    /** Of the draft once it was published. */
    draft_revision: number | null
    /** Of the record or the translation once it was brought back. */
    undone_revision: number | null
  }
}
