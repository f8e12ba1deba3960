import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react'
import type { AddressParts } from './match-address.ts'

/** Where in the staff area the screen is that is shown. */
export interface AdminLocation {
  pathname: string
  search: string
  hash: string
  /** What the screen before left for this one; it may come from an older version. */
  state: unknown
  /** Another one for every move, also to the same address. */
  key: string
}

export interface MoveOptions {
  /** Takes the place of this entry of the history. */
  replace?: boolean
  state?: unknown
}

/** Asked before a screen is left for another address. */
export interface MoveGuard {
  asks(from: AdminLocation, to: AdminLocation): boolean
  /** Nothing has moved; `go` does it after all. */
  onAsk(go: () => void): void
}

export interface AdminMoves {
  /** Done when the screen is shown, or when something else came in between. */
  move(address: string, options?: MoveOptions): Promise<void>
  /** Answers how to end it. */
  guard(guard: MoveGuard): () => void
  /** Where the area is by now, whether or not it is drawn yet. */
  readonly location: AdminLocation
}

const nowhere: AdminLocation = { pathname: '/admin', search: '', hash: '', state: null, key: '' }

export const LocationContext = createContext<AdminLocation>(nowhere)
export const AddressPartsContext = createContext<AddressParts>({})
/** Whether the code of another screen is on its way. */
export const MovingContext = createContext(false)
export const MovesContext = createContext<AdminMoves>({
  move: async () => undefined,
  guard: () => () => undefined,
  location: nowhere,
})

export function useLocation(): AdminLocation {
  return use(LocationContext)
}

/** What the address says at the places that the pattern of the screen names. */
export function useParams(): AddressParts {
  return use(AddressPartsContext)
}

export function useNavigate(): AdminMoves['move'] {
  const moves = use(MovesContext)
  return useCallback((address, options) => moves.move(address, options), [moves])
}

type NextParams = URLSearchParams | Record<string, string>
type SetSearchParams = (
  next: NextParams | ((current: URLSearchParams) => NextParams),
  options?: MoveOptions,
) => void

/** What the address asks for behind its path, and how to ask for something else on the same screen. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  const moves = use(MovesContext)
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const { location } = moves
      const wanted = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next
      const written = new URLSearchParams(wanted).toString()
      void moves.move(location.pathname + (written && `?${written}`), options)
    },
    [moves],
  )
  return [params, setParams]
}

/** Asks before the screen is left, as long as what calls it is drawn. */
export function useMoveGuard(guard: MoveGuard): void {
  const moves = use(MovesContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(
    () =>
      moves.guard({
        asks: (from, to) => latest.current.asks(from, to),
        onAsk: (go) => latest.current.onAsk(go),
      }),
    [moves],
  )
}
