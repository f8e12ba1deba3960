export interface DueWorkTables {
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
    /** The time it was planned for; a failure does not move it. */
    due_at: string
    /** When it is tried again after a failure, or earlier than planned; null until then. */
    retry_at: string | null
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
}
