import { mainLanguage } from '../../shared/languages.ts'
import type { PresenceState, StoredState } from '../../shared/presence-state.ts'
import type { Handle } from '../database/tables.ts'
import { type PresenceTopic, topicKey } from './presence-topic.ts'

export type StoredStates = Pick<PresenceState, 'published' | 'draft'>

/** What is stored of each topic, by its key. One read for all of them: it is asked again and again. */
export async function readStoredStates(
  db: Handle,
  topics: readonly PresenceTopic[],
): Promise<Map<string, StoredStates>> {
  const states = new Map<string, StoredStates>(
    topics.map((topic) => [topicKey(topic), { published: null, draft: null }]),
  )
  const records = topics.filter(({ language }) => language === mainLanguage)
  const translations = topics.filter(({ language }) => language !== mainLanguage)
  for (const row of await storedRecords(db, records)) {
    const found = states.get(topicKey({ ...row, language: mainLanguage }))
    if (found) found.published = stateOf(row, row.deleted_at !== null)
  }
  for (const row of await storedTranslations(db, translations)) {
    const found = states.get(keyOf(row))
    if (found) found.published = stateOf(row, row.deleted_at !== null)
  }
  for (const row of await storedDrafts(db, topics)) {
    const found = states.get(keyOf(row))
    if (found) found.draft = stateOf(row, row.state !== 'open')
  }
  return states
}

interface StoredRow {
  revision: number
  updated_at: string
  updated_by: string | null
}

function stateOf({ revision, updated_at, updated_by }: StoredRow, isGone: boolean): StoredState {
  return { revision, updatedAt: updated_at, updatedBy: updated_by, isGone }
}

/** Languages are stored as text; one that the site no longer has matches nothing. */
function keyOf(row: { type: string; id: string; language: string }): string {
  return topicKey(row as PresenceTopic)
}

const facts = ['type', 'id', 'revision', 'updated_at', 'updated_by'] as const

// Types and ids are named apart from one another: rows that match by chance belong to no topic and are left out.

async function storedRecords(db: Handle, topics: readonly PresenceTopic[]) {
  if (topics.length === 0) return []
  const { types, ids } = namesOf(topics)
  const select = db.selectFrom('entries').select([...facts, 'deleted_at'])
  return select.where('type', 'in', types).where('id', 'in', ids).execute()
}

async function storedTranslations(db: Handle, topics: readonly PresenceTopic[]) {
  if (topics.length === 0) return []
  const { types, ids } = namesOf(topics)
  const select = db.selectFrom('translations').select([...facts, 'language', 'deleted_at'])
  return select.where('type', 'in', types).where('id', 'in', ids).execute()
}

async function storedDrafts(db: Handle, topics: readonly PresenceTopic[]) {
  if (topics.length === 0) return []
  const { types, ids } = namesOf(topics)
  const select = db.selectFrom('drafts').select([...facts, 'language', 'state'])
  return select.where('type', 'in', types).where('id', 'in', ids).execute()
}

function namesOf(topics: readonly PresenceTopic[]): { types: string[]; ids: string[] } {
  const types = new Set(topics.map(({ type }) => type))
  const ids = new Set(topics.map(({ id }) => id))
  return { types: [...types], ids: [...ids] }
}
