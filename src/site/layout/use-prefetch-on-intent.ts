import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findPage } from '../find-page.ts'
import { readAll } from '../page-queries.ts'
import { ownLinkAt } from './own-link.ts'

/** How long somebody rests on a link, in ms, before what it leads to is fetched: who only passes over it costs nothing. */
const intentMs = 80

/** Fetches code and data of the page whose link a visitor points at, touches or rests on with the keyboard. */
export function usePrefetchOnIntent(): void {
  const client = useQueryClient()
  useEffect(() => {
    const listening = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    const prefetch = async (address: string) => {
      const { pathname, searchParams: search } = new URL(address)
      const { route, params } = findPage(pathname)
      const { queries } = await route.handle.load()
      await readAll(client, queries({ params, search }) ?? [])
    }
    const onIntent = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      clearTimeout(resting)
      const link = ownLinkAt(target)
      if (!link || sparesLine()) return
      // What does not come is asked for again, or fails visibly, on the click.
      const start = () => void prefetch(link.href).catch(() => undefined)
      if (type === 'touchstart') start()
      else resting = setTimeout(start, intentMs)
    }
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, onIntent, { signal: listening.signal, passive: true })
    return () => {
      clearTimeout(resting)
      listening.abort()
    }
  }, [client])
}

/** Whoever spares data, or has a line of the slowest kind, fetches what they press and nothing else. */
function sparesLine(): boolean {
  const { saveData, effectiveType = '' } = Reflect.get(navigator, 'connection') ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
