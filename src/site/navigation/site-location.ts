import { createContext, use, useCallback, useMemo } from 'react'
import { pathWithoutLanguage } from '../../shared/language-path.ts'
import { pageHref } from '../../shared/page-href.ts'

/** Where the visitor is. Its path has no language: pages and patterns are the same in all of them. */
export interface SiteLocation {
  pathname: string
  search: string
  hash: string
  state: EntryState | null
}

/** What an entry of the history says of itself. */
export interface EntryState {
  /** A gallery was opened from the page behind it: going back closes it. */
  openedHere?: boolean
}

export interface MoveOptions {
  /** Takes the place of this entry of the history. */
  replace?: boolean
  state?: EntryState
  preventScrollReset?: boolean
}

export interface Moves {
  /** To an address as a link would name it, with its language. */
  move(href: string, options: MoveOptions): void
  /** Through the history; back where negative. */
  go(steps: number): void
  /** Draws the page at such an address out of sight, if its code is here: a move to it only has to show it. */
  drawAhead(href: string): void
}

export const LocationContext = createContext<SiteLocation>({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
})
export const MovesContext = createContext<Moves>({
  move: () => undefined,
  go: () => undefined,
  drawAhead: () => undefined,
})

export function locationOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: EntryState | null = null,
): SiteLocation {
  return { pathname: pathWithoutLanguage(pathname), search, hash, state }
}

export function useLocation(): SiteLocation {
  return use(LocationContext)
}

/** Goes to a page of the site, named without its language, or so many steps through the history. */
export function useNavigate(): (to: string | number, options?: MoveOptions) => void {
  const moves = use(MovesContext)
  return useCallback(
    (to, options = {}) => (typeof to === 'number' ? moves.go(to) : moves.move(pageHref(to), options)),
    [moves],
  )
}

type SetSearchParams = (params: URLSearchParams, options?: MoveOptions) => void

/** What the address asks for behind its path, and how to ask for something else on the same page. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => navigate(next.size > 0 ? `${pathname}?${next}` : pathname, options),
    [navigate, pathname],
  )
  return [params, setParams]
}
