import type { Tables } from './tables.ts'

interface SealedTable<Name extends keyof Tables> {
  /** What one row is called in sentences. */
  label: string
  key: readonly (keyof Tables[Name] & string)[]
  /** What nobody may change past the site. Not what changes with every visit, nor what is derived from the others. */
  columns: readonly (keyof Tables[Name] & string)[]
}

/**
 * The rows that open doors or go live later, and of which the change log does not say all: each has a seal. Whoever adds a
 * column here adds a migration that forgets the seals of that table, so that the next start makes them anew.
 */
export const sealedTables = {
  users: {
    label: 'account',
    key: ['id'],
    columns: [
      'email',
      'name',
      'display_name',
      'role',
      'permissions',
      'is_active',
      'password_hash',
      'must_change_password',
      'revision',
    ],
  },
  sessions: { label: 'session', key: ['token_hash'], columns: ['user_id', 'created_at'] },
  second_factors: {
    label: 'second factor of the account',
    key: ['user_id'],
    columns: ['secret', 'new_secret', 'confirmed_at'],
  },
  recovery_codes: { label: 'recovery code', key: ['user_id', 'code_hash'], columns: [] },
  account_links: {
    label: 'link by mail',
    key: ['id'],
    columns: ['purpose', 'user_id', 'email', 'name', 'role', 'invited_by', 'expires_at'],
  },
  account_link_tokens: { label: 'secret of a link by mail', key: ['token_hash'], columns: ['link_id'] },
  settings: { label: 'setting', key: ['name'], columns: ['value'] },
  drafts: {
    label: 'draft',
    key: ['type', 'id', 'language'],
    columns: ['state', 'data', 'base_revision', 'revision', 'created_by', 'updated_by', 'updated_by_id'],
  },
  addresses: { label: 'address', key: ['path'], columns: ['type', 'id', 'to_path', 'is_current'] },
  previews: {
    label: 'preview',
    key: ['id'],
    columns: [
      'token_hash',
      'kind',
      'type',
      'subject',
      'language',
      'created_by_id',
      'expires_at',
      'revoked_at',
    ],
  },
  applications: {
    label: 'application',
    key: ['id'],
    columns: [
      ...([
        'name',
        'email',
        'phone',
        'subject',
        'request',
        'status',
        'notes',
        'consent_version',
        'language',
      ] as const),
      ...(['first_response_at', 'is_suspected', 'anonymised_at', 'revision', 'created_at'] as const),
    ],
  },
} as const satisfies { [Name in keyof Tables]?: SealedTable<Name> }

export type SealedTableName = keyof typeof sealedTables
export const sealedTableNames = Object.keys(sealedTables) as SealedTableName[]

export function sealedFacts(table: SealedTableName): {
  label: string
  key: readonly string[]
  columns: readonly string[]
} {
  return sealedTables[table]
}
