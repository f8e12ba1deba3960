import type { Generated } from 'kysely'

/** Accounts of staff, and what opens them. */
export interface AccountTables {
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
    /** Base32, as authenticator apps take it, encrypted with the site key. Empty until there is one. */
    secret: string
    /** Takes its place once its owner has proven with a code that the app knows it. */
    new_secret: string | null
    /** When that was last; null until it was. */
    confirmed_at: string | null
    /** The time step of the last code taken: no code counts twice. */
    last_step: number
  }
  recovery_codes: { user_id: string; code_hash: string }
}
