import { use, useEffect } from 'react'
import { languageOfPath, pathWithoutLanguage } from '../../shared/language-path.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { intentMs, noPagePath } from '../../shared/page-links.ts'
import { useAnswerCache } from '../answers/use-answer.ts'
import { findPage } from '../navigation/find-page.ts'
import { loadPage } from '../navigation/loaded-pages.ts'
import { MovesContext, useNavigate } from '../navigation/site-location.ts'

/**
 * Plain links anywhere on the page, also inside section views that know no router, move without a reload,
 * and what they lead to is fetched while the visitor points at them, presses them or rests on them with the keyboard.
 * Once all of it is here, whoever still rests on the link has the page drawn ahead.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  const moves = use(MovesContext)
  const cache = useAnswerCache()

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let resting: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const target = siteTarget(event.target)
      if (!target || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(pathWithoutLanguage(target))
    }
    const fetchAhead = async (target: string) => {
      const { pathname, searchParams: search } = new URL(target, location.origin)
      const { route, params } = findPage(pathname)
      const page = await loadPage(route)
      await Promise.all(page.queries({ params, search }).map((query) => cache.prefetch(query)))
    }
    const drawAhead = async (target: string) => {
      const mine = resting
      await fetchAhead(target)
      if (mine === resting) moves.drawAhead(target)
    }
    const onIntent = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      clearTimeout(resting)
      resting = undefined
      const page = siteTarget(target)
      if (!page || page.split('#', 1)[0] === location.pathname + location.search || sparesLine()) return
      if (type === 'pointerdown') fetchAhead(page).catch(fetchOnClick)
      else resting = setTimeout(() => void drawAhead(page).catch(fetchOnClick), intentMs)
    }
    document.addEventListener('click', onClick, { signal })
    for (const intent of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(intent, onIntent, { signal, passive: true })
    // Until now it was the document that was fetched of a page pointed at; from here on it takes code and data.
    onIntent({ target: document.querySelector('a:hover, a:focus'), type: 'pointerover' })
    return () => {
      clearTimeout(resting)
      listening.abort()
    }
  }, [navigate, moves, cache])
}

/** A page that cannot be fetched ahead is fetched, or fails visibly, on the click. */
function fetchOnClick(): void {}

/** The path of a link to one of our pages in this language; undefined for everything else. */
function siteTarget(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (link.origin !== location.origin || noPagePath.test(link.pathname)) return undefined
  // Another language is another document, with texts and scripts of its own.
  if (languageOfPath(link.pathname) !== pageLanguage) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage && link.hash ? undefined : link.pathname + link.search + link.hash
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** Whoever spares data, or has a line of the slowest kind, fetches what they press and nothing else. */
function sparesLine(): boolean {
  const { saveData, effectiveType = '' } = Reflect.get(navigator, 'connection') ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
