import type { Definition } from '../../schema/define-content.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { firstInOrder } from '../../shared/first-in-order.ts'
import { findPassage } from '../../shared/found-passage.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { findNear, piecesOfNear } from '../../shared/near-word.ts'
import { rankFor, searchRank, toRankedName } from '../../shared/search-rank.ts'
import { searchText, searchWords } from '../../shared/search-text.ts'
import type { Handle } from '../database/tables.ts'
import { type FoundRow, findTexts, findTitles, listNear, staffWords } from './page-text-store.ts'
import { readStaffTexts, type StaffTexts, type WordsIn } from './read-staff-texts.ts'

/** A record that answers a search of staff. */
export interface StaffHit {
  path: string
  type: string
  label: string
  id: string
  title: string
  isVisible: boolean
  /** The language of the words that it was found by. */
  lang: Language
  /** What it is called in that language, where it was found by that. */
  foundAs: string
  /** A piece of its text, where it was found by that. */
  passage: string
  /** Found in spite of a typing error. */
  isNear: boolean
}

interface Found extends FoundRow {
  rank: number
  /** As they stand in its text. */
  words: readonly string[]
  isNear: boolean
}

/** Of one search; whoever gets that many is better served by one more word. */
const maxTitles = 1000
const maxTexts = 200
const maxNear = 2000
/** Titles are short; of texts, this many may be read while others wait for their pages. */
const reach = { title_text: 50_000, search_text: 5000 }

/** Everything that answers: titles before texts, and what is spelled a little differently only where nothing else does. */
export async function findForStaff(db: Handle, query: string): Promise<Found[]> {
  const words = searchWords(query)
  const asked = { words, language: staffWords }
  const titles = await findTitles(db, { ...asked, limit: maxTitles })
  const texts = titles.length >= maxTitles ? [] : await findTexts(db, { ...asked, limit: maxTexts })
  const distinct = new Map([...titles, ...texts].map((row) => [`${row.type} ${row.id}`, row]))
  const rankOf = ranker(query, words)
  const found = [...distinct.values()].map((row) => ({ ...row, words, rank: rankOf(row), isNear: false }))
  return found.length > 0 ? found : findNearForStaff(db, query)
}

async function findNearForStaff(db: Handle, query: string): Promise<Found[]> {
  const words = searchWords(query)
  const pieces = words.map((word) => piecesOfNear(word) ?? [word])
  if (words.every((word) => piecesOfNear(word) === undefined)) return []
  const find = async (column: 'title_text' | 'search_text') =>
    readNear(await listNear(db, column, { words: pieces, limit: maxNear, reach: reach[column] }), words)
  const titles = await find('title_text')
  return titles.length > 0 ? titles : find('search_text')
}

function readNear(rows: Awaited<ReturnType<typeof listNear>>, words: readonly string[]): Found[] {
  return rows.flatMap(({ text, ...row }) => {
    const spelled = nearWords(text, words)
    if (!spelled) return []
    const rank = ranker(spelled.join(' '), spelled)(row)
    return [{ ...row, rank, words: spelled, isNear: true }]
  })
}

/** The words as the text spells them; undefined where it lacks one of them. */
export function nearWords(text: string, words: readonly string[]): string[] | undefined {
  const spelled = words.map((word) => (text.includes(word) ? word : findNear(text, word)))
  return spelled.every((word) => word !== undefined) ? spelled : undefined
}

function ranker(query: string, words: readonly string[]): (row: FoundRow) => number {
  const rankOf = rankFor(query)
  return ({ title_text }) => {
    const ranks = title_text.split('\n').map((title) => {
      const named = toRankedName(title)
      return rankOf(named) * 100 + words.filter((word) => named.haystack.includes(word)).length
    })
    return Math.max(...ranks)
  }
}

export function bestFirst(found: readonly Found[], limit: number): Found[] {
  return firstInOrder(
    found,
    limit,
    (one, other) => other.rank - one.rank || compareTexts(one.title_text, other.title_text),
  )
}

/** What is shown of a record; undefined where it is gone by now. */
export async function readHit(
  db: Handle,
  definition: Definition,
  { id, words, isNear }: Pick<Found, 'id' | 'words' | 'isNear'>,
): Promise<StaffHit | undefined> {
  const known = await readStaffTexts(db, definition, id)
  if (!known) return undefined
  const { name: type, path, label } = definition
  const { title, isVisible } = known
  return { path, type, label: label[0], id, title, isVisible, ...placeOf(known, words), isNear }
}

type Place = Pick<StaffHit, 'lang' | 'foundAs' | 'passage'>

/** The title that answers best, else the language whose texts hold most of the words. */
function placeOf({ words: inLanguages }: StaffTexts, words: readonly string[]): Place {
  const query = words.join(' ')
  const byTitle = best(inLanguages, ({ title }) => searchRank(query, title))
  if (byTitle) {
    const { lang, title } = byTitle
    return { lang, foundAs: lang === mainLanguage ? '' : title, passage: '' }
  }
  const byText = best(inLanguages, ({ title, texts }) => {
    const text = searchText([title, ...texts].join('\n'))
    return words.filter((word) => text.includes(word)).length
  })
  const passage = byText ? findPassage(byText.texts, words).map(({ text }) => text) : []
  return { lang: byText?.lang ?? mainLanguage, foundAs: '', passage: passage.join('') }
}

function best(words: readonly WordsIn[], rankOf: (words: WordsIn) => number): WordsIn | undefined {
  const ranked = words.map((one) => ({ one, rank: rankOf(one) })).filter(({ rank }) => rank > 0)
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.one
}
