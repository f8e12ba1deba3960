import { intentMs, noPagePath } from '../../../shared/page-links.ts'

/**
 * A rule of the browser: the document of a link that is marked so is fetched, and stays with this page for the press.
 * It comes with the first mark: a page that has it from the beginning works out the style of all its links for it, while
 * it is still being read.
 */
export const prefetchRules =
  '{"prefetch":[{"where":{"selector_matches":"[data-next]"},"eagerness":"immediate"}]}'

/**
 * Fetches the document of the page that a visitor points at, is about to press or rests on with the keyboard, by marking
 * its link. Pages change while links stay, so only the last one is marked. Any other visit asks the server, as the headers of documents say (decision 38). Browsers without such rules
 * fetch it into their cache and ask, at the press, whether it is still the same. Whoever spares data or has a line of
 * the slowest kind fetches what they press. Once the page's own scripts listen, they fetch code and data of the next
 * page instead; only another language is still a document. A pointer that lies still is over a part of every new page,
 * which takes nothing back from the keyboard.
 */
export const prefetchScript = `(${prefetchOnIntent})(${noPagePath}, ${intentMs}, '${prefetchRules}')`

function prefetchOnIntent(noPage: RegExp, restMs: number, rules: string) {
  const fetched = new Set<string>()
  const resting: Record<string, ReturnType<typeof setTimeout>> = {}
  let marked: HTMLElement | undefined
  let isListening = false
  const prefetch = (link: HTMLAnchorElement) => {
    const { saveData, effectiveType = '' } = Reflect.get(navigator, 'connection') ?? {}
    if (saveData || effectiveType.endsWith('2g')) return
    if (HTMLScriptElement.supports?.('speculationrules')) {
      const rule = { type: 'speculationrules', textContent: rules }
      if (!marked) document.head.append(Object.assign(document.createElement('script'), rule))
      marked?.removeAttribute('data-next')
      marked = link
      link.dataset.next = ''
    } else if (!fetched.has(link.href)) {
      fetched.add(link.href)
      const hint = { rel: 'prefetch', href: link.href }
      document.head.append(Object.assign(document.createElement('link'), hint))
    }
  }
  const onIntent = ({ target, type }: Event) => {
    const means = type.slice(0, 5)
    clearTimeout(resting[means])
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || (isListening && !link.hreflang)) return
    const isHere = link.pathname + link.search === location.pathname + location.search
    if (link.origin !== location.origin || isHere || noPage.test(link.pathname)) return
    resting[means] = setTimeout(prefetch, type === 'pointerdown' ? 0 : restMs, link)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(intent, onIntent, { passive: true })
  document.addEventListener('page-listens', () => {
    isListening = true
    marked?.removeAttribute('data-next')
  })
}
