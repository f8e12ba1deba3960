import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mainPageNames } from '../../content/public-pages.ts'
import { haystackOf, holdsWords, searchWords } from '../../shared/search-text.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { contentOutlines } from '../outlines/content-outlines.ts'

export interface LinkTarget {
  href: string
  title: string
  /** What kind of page it is. */
  hint: string
  isVisible: boolean
}

interface FoundRecord {
  path: string
  label: string
  id: string
  title: string
  isVisible: boolean
  /** A piece of its text, where it was found by that instead of its title. */
  passage: string
}

const maxTargets = 8
const minLetters = 2

const fixedPages: readonly LinkTarget[] = Object.entries(mainPageNames).map(([href, title]) => ({
  href,
  title,
  hint: href,
  isVisible: true,
}))

/** Pages of this site whose title holds what is typed: the fixed ones, and those of records that have a page of their own. */
export function useLinkTargets(typed: string): { targets: LinkTarget[]; isSearching: boolean } {
  const words = searchWords(typed)
  const isAsked = typed.trim().length >= minLetters
  const records = useQuery<FoundRecord[]>({
    queryKey: [`/api/search?q=${encodeURIComponent(typed.trim())}`],
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const fixed = fixedPages.filter(({ title, href }) => holdsWords(haystackOf([title, href]), words))
  const found = isAsked ? (records.data ?? []).flatMap((record) => targetOf(record) ?? []) : []
  return { targets: [...fixed, ...found].slice(0, maxTargets), isSearching: isAsked && records.isFetching }
}

function targetOf({ path, id, title, label, isVisible, passage }: FoundRecord): LinkTarget | undefined {
  const pagePath = contentOutlines.find((outline) => outline.path === path)?.pagePath
  return pagePath === undefined || passage !== ''
    ? undefined
    : { href: `${pagePath}/${encodeURIComponent(id)}`, title, hint: answerInPageLanguage(label), isVisible }
}
