import type { Definition } from '../../schema/define-content.ts'
import { searchText } from '../../shared/search-text.ts'
import { readListOptions } from './content-query.ts'
import type { Audience } from './content-record.ts'
import { type EntryStore, listedWith } from './content-store.ts'
import type { EngineContext } from './engine-context.ts'
import { leftOutOfSummaries, listJson, listRecords } from './list-json.ts'
import { followFor, type SiteLinks } from './site-links.ts'
import type { Translations } from './translations.ts'

/** A list as it is answered. */
export interface ContentList {
  json: string
  /** How many there are on all pages. */
  total: number
}

/** Lists the records of a type. Throws where the query is wrong. */
export type ListContent = (query: unknown, audience: Audience) => Promise<ContentList>

const dayMs = 24 * 3_600_000

interface ListParts {
  entries: EntryStore
  translations: Pick<Translations, 'wordings'>
  links: SiteLinks | undefined
}

export function contentLister(
  context: EngineContext,
  definition: Definition,
  { entries, translations, links }: ListParts,
): ListContent {
  const { db } = context.database
  // Read in part where that is all the answer needs: it is a sixth of a program.
  const listedShort = listedWith(context.database.jsonWithout('data', leftOutOfSummaries(definition)))
  return async (given, audience) => {
    const { summary, near, lang, among, ...options } = readListOptions(definition, given)
    const query = { visibleOnly: audience === 'visitors', ...options }
    const reading = { isSummary: summary, audience, follow: await followFor(audience, links) }
    if (among !== undefined) {
      const rows = await entries.list(db, { visibleOnly: query.visibleOnly })
      const wordingOf = await translations.wordings(
        lang,
        rows.map(({ id }) => id),
      )
      const found = listRecords(definition, rows, { ...reading, wordingOf }).filter((record) =>
        isAmong(record[definition.filterBy ?? ''], among),
      )
      const { limit = found.length, offset = 0 } = options
      return { json: JSON.stringify(found.slice(offset, offset + limit)), total: found.length }
    }
    // A day back: what takes place today in any time zone counts as still to come.
    const moment = context.now().getTime() - dayMs
    const rows = await (near === undefined
      ? entries.list(db, query, summary ? listedShort : undefined)
      : entries.listNear(db, query, moment, near))
    const { limit = Number.POSITIVE_INFINITY, offset = 0 } = options
    const isWhole = offset === 0 && rows.length < limit
    const ids = rows.map(({ id }) => id)
    const wordingOf = await translations.wordings(lang, ids)
    return {
      json: listJson(definition, rows, { ...reading, wordingOf }),
      total: isWhole ? rows.length : await entries.count(db, query),
    }
  }
}

/** However it is written: case, accents and the forms of Arabic letters aside. */
function isAmong(texts: unknown, wanted: string): boolean {
  return Array.isArray(texts) && texts.some((text) => searchText(String(text)) === searchText(wanted))
}
