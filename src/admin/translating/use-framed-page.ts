import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { placesAttribute, readMarkedPage } from './marked-page.ts'
import { patchNode } from './patch-node.ts'
import type { SheetText } from './sheet-text.ts'

interface Framed {
  /** With marks behind its texts. */
  html: string
  texts: readonly SheetText[]
  current: string | null
  theme: 'light' | 'dark'
  onEdit: (name: string) => void
}

/** Keeps the page in a frame up to date, and the text that is worked on in sight. Answers what to do once the frame has loaded. */
export function useFramedPage(
  frame: RefObject<HTMLIFrameElement | null>,
  { html, texts, current, theme, onEdit }: Framed,
): () => void {
  const [loads, setLoads] = useState(0)
  const next = useMemo(() => readMarkedPage(html), [html])
  const press = useEffectEvent((event: MouseEvent) => {
    event.preventDefault()
    const pressed = (event.target as Element).closest?.(`[${placesAttribute}]`)
    const place = pressed?.getAttribute(placesAttribute)?.split(' ')[0]
    const text = place === undefined ? undefined : texts[Number(place)]
    if (text) onEdit(text.name)
  })
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || loads === 0) return
    page.addEventListener('click', press)
    page.addEventListener('auxclick', prevent)
    page.addEventListener('submit', prevent)
    return () => {
      page.removeEventListener('click', press)
      page.removeEventListener('auxclick', prevent)
      page.removeEventListener('submit', prevent)
    }
  }, [frame, loads])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || loads === 0) return
    patchNode(page.body, next.body.cloneNode(true) as ChildNode)
    highlight(page, elementOf(page, texts, current))
  }, [frame, loads, next, texts, current])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page && loads > 0) page.documentElement.dataset.theme = theme
  }, [frame, loads, theme])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page && loads > 0) scrollTo(page, elementOf(page, texts, current))
  }, [frame, loads, texts, current])
  return () => setLoads((count) => count + 1)
}

/**
 * Into the middle of the frame. `scrollIntoView` would move the screen around the frame too. Once more after a drawing:
 * sections on the way are as high as they are only once they have been in sight.
 */
function scrollTo(page: Document, element: HTMLElement | undefined, triesLeft = 3): void {
  const view = page.defaultView
  if (!element || !view || triesLeft === 0) return
  const { top, height } = element.getBoundingClientRect()
  view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: 'instant' })
  view.requestAnimationFrame(() => scrollTo(page, element, triesLeft - 1))
}

/** A preview is for looking: nobody should lose a form by a click on a link in it. */
function prevent(event: Event): void {
  event.preventDefault()
}

/** Where a text stands that can be seen; of one that stands nowhere, such as a caption in a closed album, its section or record. */
function elementOf(
  page: Document,
  texts: readonly SheetText[],
  name: string | null,
): HTMLElement | undefined {
  const at = texts.findIndex((text) => text.name === name)
  if (at < 0) return undefined
  const holder = `${texts[at]?.path.split('/', 2).join('/')}/`
  const beside = [...texts.keys()].filter((place) => texts[place]?.path.startsWith(holder))
  for (const place of [at, ...beside, ...texts.keys()]) {
    const found = page.querySelectorAll<HTMLElement>(`[${placesAttribute}~="${place}"]`)
    const seen = [...found].find((element) => element.checkVisibility() && element.offsetHeight > 1)
    if (seen) return seen
  }
  return undefined
}

/** The section around the text, and the text itself. By styles of the elements, the only ones that the page allows. */
function highlight(page: Document, element: HTMLElement | undefined): void {
  const section = element?.closest<HTMLElement>('section, article, footer, header, li')
  for (const old of page.querySelectorAll<HTMLElement>('[data-current]')) {
    old.style.outline = ''
    delete old.dataset.current
  }
  mark(section, 'section', '8px solid var(--ring)', '-8px')
  mark(element, 'text', '4px dashed var(--ring)', '4px')
}

function mark(element: HTMLElement | null | undefined, what: string, outline: string, offset: string): void {
  if (!element) return
  element.dataset.current = what
  element.style.outline = outline
  element.style.outlineOffset = offset
}
