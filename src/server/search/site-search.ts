import type { FastifyBaseLogger } from 'fastify'
import { wordsOfRecord } from '../../schema/words-of-record.ts'
import { AppError } from '../../shared/app-error.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { findPassage, markWords } from '../../shared/found-passage.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { rankFor, toRankedName } from '../../shared/search-rank.ts'
import { searchWords } from '../../shared/search-text.ts'
import {
  maxResults,
  resultsPerPage,
  type SiteResult,
  type SiteSearchAnswer,
} from '../../shared/site-search-rules.ts'
import { catchUpPageTexts } from '../engine/catch-up-page-texts.ts'
import type { Content } from '../engine/content.ts'
import { titleOf } from '../engine/content-record.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { type FoundRow, findTexts, findTitles } from '../engine/page-text-store.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'

export interface SiteQuestion {
  query: string
  language: Language
  /** Counted from 1. */
  page: number
}

type Candidate = { rank: number; name: string; row: FoundRow } | { rank: number; name: string; path: string }

/** Finds pages of the site by words that all stand in them: those first whose title answers best. */
export function siteSearch({ database }: EngineContext, contents: readonly Content[]) {
  const { db } = database
  const searched = contents.filter(({ definition }) => definition.isSearched)
  const definitions = searched.map(({ definition }) => definition)
  const byType = new Map(searched.map((one) => [one.definition.name, one]))
  return async (
    { query, language, page }: SiteQuestion,
    log: FastifyBaseLogger,
  ): Promise<SiteSearchAnswer> => {
    // A disk that takes nothing more does not take the search away: what is shown is read from the records themselves.
    await catchUpPageTexts(database, definitions).catch((error: unknown) =>
      log.error({ err: error }, 'the search cannot index what was saved'),
    )
    const words = searchWords(query)
    const asked = { words, language, limit: maxResults + 1 }
    const titles = await findTitles(db, asked)
    const texts = titles.length > maxResults ? [] : await findTexts(db, asked)
    const ranked = rank(query, words, language, [...titles, ...texts])
    const listed = ranked.slice(0, maxResults)
    const shown = listed.slice((page - 1) * resultsPerPage, page * resultsPerPage)
    const read = await Promise.all(
      shown.map((one) =>
        'path' in one
          ? fixedPage(one.path, words, language)
          : readResult(byType.get(one.row.type), one.row, words, language),
      ),
    )
    const results = read.filter((result) => result !== undefined)
    return { results, total: listed.length, isCut: ranked.length > maxResults }
  }
}

function rank(
  query: string,
  words: readonly string[],
  language: Language,
  rows: readonly FoundRow[],
): Candidate[] {
  const rankOf = rankFor(query)
  const rankTitle = (name: string) => {
    const title = toRankedName(name)
    return rankOf(title) * 100 + words.filter((word) => title.haystack.includes(word)).length
  }
  const distinct = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]))
  const records = [...distinct.values()].map((row) => ({
    rank: rankTitle(row.title_text),
    name: row.title_text,
    row,
  }))
  const pages = Object.entries(visitorMessages[language].search.pages).flatMap(
    ([path, { title, words: more }]) =>
      rankOf(toRankedName(`${title} ${more}`)) > 0 ? [{ rank: rankTitle(title), name: title, path }] : [],
  )
  return [...pages, ...records].sort(
    (one, other) => other.rank - one.rank || compareTexts(one.name, other.name),
  )
}

function fixedPage(path: string, words: readonly string[], lang: Language): SiteResult | undefined {
  const { pages, kindOf } = visitorMessages[lang].search
  const page = pages[path as keyof typeof pages]
  const [title, passage] = [markWords(page.title, words), markWords(page.description, words)]
  return { type: 'site', kind: kindOf('Page'), path, title, passage, lang }
}

/** As visitors read it at this moment; undefined where they no longer can. */
async function readResult(
  content: Content | undefined,
  { id }: FoundRow,
  words: readonly string[],
  language: Language,
): Promise<SiteResult | undefined> {
  if (!content) return undefined
  const { definition } = content
  try {
    const { record } = await content.read(id, 'visitors', { lang: language })
    const path = definition.screens[0].pageOf({ ...record, updatedAt: record.updatedAt })
    if (path === undefined) return undefined
    const title = titleOf(definition, record)
    const texts = wordsOfRecord(definition.fields, record).filter((text) => text !== title)
    return {
      type: definition.name,
      kind: visitorMessages[language].search.kindOf(definition.label[0]),
      path,
      title: markWords(title, words),
      passage: findPassage(texts, words),
      lang: record.lang ?? mainLanguage,
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
