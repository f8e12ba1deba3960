import { piecesOfNear } from '../../shared/near-word.ts'
import { matchesSearch, searchText, searchWords } from '../../shared/search-text.ts'
import { listApplications, listNearApplications } from '../applications/application-search-store.ts'
import { type ApplicationRow, findApplication } from '../applications/application-store.ts'
import type { Handle } from '../database/tables.ts'
import type { OtherHit, OtherSearch } from '../engine/search-routes.ts'
import { nearWords } from '../engine/staff-search.ts'
import { findUser, listUsers, type User } from '../users/user-store.ts'

/** What staff find besides content: people, each by those who may see them. */
export function otherSearches(db: Handle): OtherSearch[] {
  return [applicationSearch(db), userSearch(db)]
}

function applicationSearch(db: Handle): OtherSearch {
  return {
    type: 'application',
    path: 'applications',
    label: 'Application',
    permission: 'write',
    find: async (query, { isNear, limit }) => {
      if (isNear) return (await nearApplications(db, query)).slice(0, limit).map(toApplicationHit)
      const page = { limit, offset: 0 }
      const { rows } = await listApplications(db, { status: undefined, search: query }, page)
      return rows.map(toApplicationHit)
    },
    read: async (id) => {
      const row = await findApplication(db, id)
      return row && row.anonymised_at === null ? toApplicationHit(row) : undefined
    },
  }
}

/** Of the candidates that hold a piece of each word. */
const maxCandidates = 500

async function nearApplications(db: Handle, query: string): Promise<ApplicationRow[]> {
  const words = searchWords(query)
  if (words.every((word) => piecesOfNear(word) === undefined)) return []
  const pieces = words.map((word) => piecesOfNear(word) ?? [word])
  const rows = await listNearApplications(db, pieces, maxCandidates)
  return rows.filter(({ search_text }) => nearWords(search_text, words) !== undefined)
}

function toApplicationHit({ id, name, subject, email }: ApplicationRow): OtherHit {
  return { id, title: name, passage: [subject, email].filter(Boolean).join(' · ') }
}

/** Accounts are few. */
function userSearch(db: Handle): OtherSearch {
  return {
    type: 'user',
    path: 'users',
    label: 'User',
    permission: 'manage_users',
    find: async (query, { isNear, limit }) => {
      const words = searchWords(query)
      const answers = (texts: readonly string[]) =>
        isNear ? nearWords(searchText(texts.join('\n')), words) !== undefined : matchesSearch(query, texts)
      const users = await listUsers(db)
      return users
        .filter(({ name, displayName, email }) => answers([name, displayName, email]))
        .slice(0, limit)
        .map(toUserHit)
    },
    read: async (id) => {
      const stored = await findUser(db, id)
      return stored && toUserHit(stored.user)
    },
  }
}

function toUserHit({
  id,
  name,
  displayName,
  email,
}: Pick<User, 'id' | 'name' | 'displayName' | 'email'>): OtherHit {
  return { id, title: displayName || name, passage: email }
}
