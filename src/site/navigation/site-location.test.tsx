import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  LocationContext,
  locationOf,
  type Moves,
  MovesContext,
  useNavigate,
  useSearchParams,
} from './site-location.ts'

/** Calls the hooks at an address; answers the moves that were asked for. */
function movesAt(address: string, act: (hooks: ReturnType<typeof useHooks>) => void): unknown[] {
  const asked: unknown[] = []
  const moves: Moves = {
    move: (href, options) => asked.push([href, options]),
    go: (steps) => asked.push(steps),
    drawAhead: (href) => asked.push(href),
  }
  const Actor = () => {
    act(useHooks())
    return null
  }
  renderToStaticMarkup(
    <MovesContext value={moves}>
      <LocationContext value={locationOf(new URL(address, 'http://site'))}>
        <Actor />
      </LocationContext>
    </MovesContext>,
  )
  return asked
}

function useHooks() {
  const [params, setParams] = useSearchParams()
  return { params, setParams, navigate: useNavigate() }
}

it('is told without its language', () => {
  expect(locationOf(new URL('http://site/ar/events?tab=past#top'))).toEqual({
    pathname: '/events',
    search: '?tab=past',
    hash: '#top',
    state: null,
  })
  expect(locationOf(new URL('http://site/ar')).pathname).toBe('/')
})

describe('moving', () => {
  it('leads to a page, or through the history', () => {
    const asked = movesAt('/', ({ navigate }) => {
      navigate('/join?program=Noria', { replace: true })
      navigate(-1)
    })
    expect(asked).toEqual([['/join?program=Noria', { replace: true }], -1])
  })

  it('to other parameters stays on the page, and leaves no question mark behind', () => {
    const asked = movesAt('/events?tab=past&q=oasis', ({ params, setParams }) => {
      expect([params.get('tab'), params.get('q')]).toEqual(['past', 'oasis'])
      setParams(new URLSearchParams({ q: 'نخيل و ماء' }), { preventScrollReset: true })
      setParams(new URLSearchParams())
    })
    expect(asked).toEqual([
      [`/events?${new URLSearchParams({ q: 'نخيل و ماء' })}`, { preventScrollReset: true }],
      ['/events', {}],
    ])
  })
})
