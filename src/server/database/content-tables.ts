import type { Generated } from 'kysely'

/** Records, their words in other languages, and everything that is derived from them. */
export interface ContentTables {
  entries: {
    type: string
    id: string
    /** What lists are sorted by: the order field, a date's milliseconds, or 0. */
    position: number
    is_visible: number
    /** The value of the definition's filter field. */
    state: string
    unique_key: string | null
    /** Of the definition that the four columns above were derived by; empty for rows older than it. */
    fingerprint: Generated<string>
    revision: number
    data: string
    translations: string
    deleted_at: string | null
    created_at: string
    updated_at: string
    updated_by: string | null
  }
  /** How many entries that are not in the trash there are of each kind; kept by the database itself. */
  entry_counts: { type: string; state: string; is_visible: number; count: number }
  changes: {
    sequence: number
    time: string
    actor_id: string | null
    actor_name: string
    action: string
    type: string
    id: string
    revision: number
    /** Null once a person's data was erased; the hashes stay, so the chain still holds. */
    before: string | null
    after: string | null
    payload_hash: string
    previous_hash: string
    hash: string
  }
  /** The words of a record in another language. A row of a record in the trash waits with it. */
  translations: {
    type: string
    id: string
    language: string
    /** `draft` or `published`. */
    state: string
    /** As the change log has it: the state, and by their paths the texts with the sources they were made from. */
    data: string
    revision: number
    deleted_at: string | null
    created_at: string
    updated_at: string
    updated_by: string | null
    /** The revision that somebody who may publish it wrote or looked at last, and who; see decision 60. */
    cleared_revision: number
    cleared_by_id: string | null
  }
  /** What will replace the published values of a record, and what becomes of a record that was never published. */
  drafts: {
    type: string
    id: string
    /** The main language stands for the record itself. */
    language: string
    /** `open`, `discarded` (it can be had back) or `ended`. The row stays for their revision, which only grows. */
    state: string
    /** As the change log has it: what it is called, and the values that differ from what was published. */
    data: string
    /** The revision of the record that it was last written over; 0 for one that was never published. */
    base_revision: number
    revision: number
    /** Autosaves of one sitting share an entry of the change log: which revision it was, and when. */
    logged_revision: number
    logged_at: string
    created_at: string
    created_by: string
    updated_at: string
    updated_by: string
    updated_by_id: string | null
    /** The revision that somebody who may publish it wrote or looked at last, and who; see decision 60. */
    cleared_revision: number
    cleared_by_id: string | null
  }
  /** Addresses of pages beyond the ids of their records. A row names the record it leads to, or a path. */
  addresses: {
    path: string
    type: string | null
    id: string | null
    to_path: string | null
    /** 1 where the record's page stands, 0 where it stood before. */
    is_current: number
  }
  /**
   * What is searched, folded: a row for each language that a record is published in, where visitors can see it, and one
   * of the language `staff` with everything that staff can read of it.
   */
  page_texts: {
    number: Generated<number>
    type: string
    id: string
    language: string
    title_text: string
    /** Every word of the record once, those of the title included. */
    search_text: string
  }
  /** The records that `page_texts` does not hold as they are. */
  page_texts_behind: { type: string; id: string }
}
