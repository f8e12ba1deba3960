import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { languageOfPath, pathWithoutLanguage } from '../../shared/language-path.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { findPage } from '../navigation/find-page.ts'
import { useNavigate } from '../navigation/site-location.ts'

/**
 * Plain links anywhere on the page, also inside section views that know no router, move without a reload,
 * and what they lead to is fetched as soon as the visitor points at them.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  const client = useQueryClient()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = siteTarget(event)
      if (!target || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(pathWithoutLanguage(target))
    }
    const onIntent = (event: Event) => {
      const target = siteTarget(event)
      if (!target || hasSaveData()) return
      const { route, params } = findPage(target.split(/[?#]/, 1)[0] ?? '/')
      // A page that cannot be fetched ahead is fetched, or fails visibly, on the click.
      route.load().then(
        (page) => page.queries({ params }).forEach((query) => void client.prefetchQuery(query)),
        () => undefined,
      )
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onIntent, { passive: true })
    document.addEventListener('touchstart', onIntent, { passive: true })
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('touchstart', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [navigate, client])
}

/** The path of a link to one of our pages in this language; undefined for everything else. */
function siteTarget(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (link.origin !== location.origin || /^\/(admin|api|files)(\/|$)|\.\w+$/.test(link.pathname))
    return undefined
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

function hasSaveData(): boolean {
  return (
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
  )
}
