import type { Generated, Kysely } from 'kysely'
import type { ApprovalTables } from './approval-tables.ts'
import type { LinkCheckTable } from './link-check-table.ts'
import type { PreviewTables } from './preview-tables.ts'
import type { ScheduleTables } from './schedule-tables.ts'

/** Times are UTC ISO strings, booleans 0 or 1, JSON is text: the same rows on every database. */
export interface Tables extends ApprovalTables, PreviewTables, ScheduleTables {
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
  }
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
  /** Addresses of pages beyond the ids of their records. A row names the record it leads to, or a path. */
  addresses: {
    path: string
    type: string | null
    id: string | null
    to_path: string | null
    /** 1 where the record's page stands, 0 where it stood before. */
    is_current: number
  }
  /** What visitors search, folded: a row for each language that a record they can see is published in. */
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
  /** What is derived from everything at once, and by which code. */
  derived_data: { name: string; fingerprint: string }
  counters: { name: string; value: number }
  users: {
    id: string
    email: string
    name: string
    display_name: string
    role: string
    permissions: string | null
    is_active: number
    password_hash: string
    must_change_password: number
    /** The code of the language they work in; null until they choose one. */
    language: Generated<string | null>
    last_login: string | null
    revision: number
    created_at: string
    updated_at: string
  }
  sessions: {
    token_hash: string
    user_id: string
    user_agent: string
    created_at: string
    last_seen_at: string
    expires_at: string
  }
  /** Addresses without a page that visitors asked for. */
  missed_addresses: {
    path: string
    /** `page` or `robot`. */
    kind: string
    count: number
    /** Days, such as 2026-11-16. */
    first_day: string
    last_day: string
  }
  /** Links sent by mail that open, rescue or move an account. */
  account_links: {
    id: string
    /** `invitation`, `password` or `email`. */
    purpose: string
    /** Whose account it is about; null for an invitation. */
    user_id: string | null
    email: string
    name: string
    role: string
    language: string | null
    /** Id of whoever invites. */
    invited_by: string | null
    created_at: string
    expires_at: string
  }
  account_link_tokens: { token_hash: string; link_id: string }
  second_factors: {
    user_id: string
    /** Base32, as authenticator apps take it. It must be readable here to compare codes. Empty until there is one. */
    secret: string
    /** Takes its place once its owner has proven with a code that the app knows it. */
    new_secret: string | null
    /** When that was last; null until it was. */
    confirmed_at: string | null
    /** The time step of the last code taken: no code counts twice. */
    last_step: number
  }
  recovery_codes: { user_id: string; code_hash: string }
  /** Decisions of administrators, each a JSON value. */
  settings: { name: string; value: string }
  rate_limits: { key: string; count: number; resets_at: string }
  /** What requests did that may come again; of the last day. */
  idempotency_keys: {
    /** Of the key, the route and who called it. */
    key_hash: string
    body_hash: string
    /** The id of what was made or brought back. */
    subject: string
    made_at: string
  }
  applications: {
    id: string
    name: string
    email: string
    phone: string
    subject: string
    request: string
    status: string
    notes: string
    /** Name, email, subject and request in the form searches compare. */
    search_text: string
    /** Of the code that made the search text; empty for rows older than it. */
    search_fingerprint: Generated<string>
    consent_version: string
    /** The code of the language that the applicant wrote in, and is answered in. */
    language: Generated<string>
    first_response_at: string | null
    /** It looks like a robot's: kept apart until staff say that it is none. */
    is_suspected: number
    /** When retention took away what tells who applied. */
    anonymised_at: string | null
    revision: number
    created_at: string
    updated_at: string
  }
  /** What searches read of an application; kept by the database itself. The status of suspected ones is `suspected`. */
  application_texts: { id: string; status: string; search_text: string }
  /** How many applications there are of each status, and how many are `suspected`; kept by the database itself. */
  application_counts: { status: string; count: number }
  files: {
    /** SHA-256 of the stored bytes; the name of the file. */
    hash: string
    folder: string
    type: string
    width: number
    height: number
    bytes: number
    created_at: string
    created_by: string | null
  }
  /** What is to be done at a time: once, or again and again. */
  due_work: {
    id: string
    /** What kind of work it is; each is done in its own way. */
    kind: string
    /** Of the work that waits, one of a kind has it; null where there can be any number. */
    key: string | null
    payload: string
    /** The mail address of whom it concerns, in lower case; empty where there is none, and once it is over. */
    person: string
    /** Whose data it carries, such as `application 1f0c…`: what erases that erases the work. */
    about: string
    /** `waiting`, `done`, or `failed` for good. */
    state: string
    due_at: string
    /** Tries so far; for recurring work, since it last succeeded. */
    attempts: number
    last_error: string
    /** Names the claim of the process that does it now; nobody else takes it up before the time beside it. */
    claimed_by: string | null
    claimed_until: string | null
    created_at: string
    /** When it was done, last done, or given up. */
    done_at: string | null
  }
  link_checks: LinkCheckTable
  migrations: { name: string; applied_at: string }
}

/** The database or a transaction on it: stores take it as their first argument. */
export type Handle = Kysely<Tables>
