import type { Generated } from 'kysely'

export interface ApplicationTables {
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
    /** Very many had come from its address in that hour. It is an ordinary one still. */
    is_one_of_many: Generated<number>
    /** When a suspected one is deleted, unless staff do something with it. */
    forget_at: string | null
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
}
