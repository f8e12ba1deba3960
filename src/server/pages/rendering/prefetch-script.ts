import { intentMs, noPagePath } from '../../../shared/page-links.ts'

/** How much longer somebody rests on a link, in ms, before the page behind it is drawn: then browsers take it for meant. */
const drawMs = 120
/** A page that was fetched or drawn ahead is not shown later than that, in ms. */
const keptMs = 5 * 60_000

/**
 * Rules of the browser: the document of a link that is marked so is fetched, and stays with this page for the press; one
 * that is marked `drawn` is also read and laid out, out of sight. They come with the first mark: a page that has them from
 * the beginning works out the style of all its links for them, while it is still being read.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-next]' }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: '[data-next=drawn]' }, eagerness: 'immediate' }],
})

/**
 * Fetches the document of the page that a visitor points at, is about to press or rests on with the keyboard, by marking
 * its link. Where a mouse or the keyboard rests on it for longer, the browser draws the page ahead, and the press only shows
 * it (decision 55). Pages change while links stay, so only the last one is marked, and for five minutes. Any other visit asks the server, as the headers of documents say (decision 38). Browsers without such rules
 * fetch it into their cache and ask, at the press, whether it is still the same. Whoever spares data or has a line of
 * the slowest kind fetches what they press. Once the page's own scripts listen, they fetch code and data of the next
 * page instead; only another language is still a document. A pointer that lies still is over a part of every new page,
 * which takes nothing back from the keyboard.
 */
export const prefetchScript = `(${prefetchOnIntent})(${noPagePath}, ${intentMs}, ${drawMs}, ${keptMs}, '${prefetchRules}')`

function prefetchOnIntent(noPage: RegExp, restMs: number, drawMs: number, keptMs: number, rules: string) {
  const resting: Record<string, ReturnType<typeof setTimeout>> = {}
  let ageing: ReturnType<typeof setTimeout> | undefined
  let marked: HTMLElement | undefined
  let isListening = false
  const append = (name: string, facts: object) =>
    document.head.append(Object.assign(document.createElement(name), facts))
  const unmark = () => marked?.removeAttribute('data-next')
  const prefetch = (link: HTMLAnchorElement, mark: '' | 'drawn') => {
    const { saveData, effectiveType = '' } = Reflect.get(navigator, 'connection') ?? {}
    if (saveData || effectiveType.endsWith('2g')) return
    if (!('next' in link.dataset)) {
      const type = 'speculationrules'
      if (!HTMLScriptElement.supports?.(type)) append('link', { rel: 'prefetch', href: link.href })
      else if (!marked) append('script', { type, textContent: rules })
      unmark()
      marked = link
      clearTimeout(ageing)
      ageing = setTimeout(unmark, keptMs)
    }
    link.dataset.next ||= mark
  }
  const onIntent = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    const means = type.slice(0, 5)
    clearTimeout(resting[means])
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || (isListening && !link.hreflang)) return
    const isHere = link.pathname + link.search === location.pathname + location.search
    if (link.origin !== location.origin || isHere || noPage.test(link.pathname)) return
    const isPress = type === 'pointerdown'
    const rest = () => {
      prefetch(link, '')
      if (!isPress && pointerType !== 'touch') resting[means] = setTimeout(prefetch, drawMs, link, 'drawn')
    }
    resting[means] = setTimeout(rest, isPress ? 0 : restMs)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(intent, onIntent, { passive: true })
  document.addEventListener('page-listens', () => {
    isListening = true
    unmark()
  })
}
