import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MarkupPiece } from '../server/pages/rendering/markup-piece.ts'
import { LocationContext, type SiteLocation } from '../site/navigation/site-location.ts'
import type { DrawPart } from '../site/page-part.tsx'
import type { SiteFacts } from '../site/site-context.tsx'
import { AnswersContext, FirstPageContext } from '../site/site-queries.ts'
import { SiteProviders, type SiteProvidersProps } from './site-providers.tsx'

/** What a page is drawn from. */
export interface PageSources {
  cache: SiteProvidersProps['cache']
  facts: SiteFacts
  /** What the settings say: the same object as long as they are the same; undefined where they could not be read. */
  settings: object | undefined
  location: SiteLocation
  answers: ReadonlyMap<unknown, unknown>
}

interface DrawnPart {
  markup: MarkupPiece
  props: Record<string, unknown>
  settings: object | undefined
  place: string
  /** Undefined where it says nothing of the time. */
  minute: string | undefined
  /** What it looked at, by address. */
  seen: ReadonlyMap<unknown, unknown>
}

/** Stands where a part belongs; of an element that nothing else makes, so that no words can be taken for it. */
const partMark = <data value="part" />
const mark = renderToString(partMark)
/** Parts as they were drawn last, by their component. */
const kept = new Map<unknown, DrawnPart>()
/** Components whose markup depends on the page around: it names its own elements, or belongs into the head. */
const bound = new Set<unknown>()
const ids = '_R_'
const isForHead = /^<(?:link|meta|title|script|style)\b/

/** A page drawn around its parts, and the parts. */
export interface DrawnInParts {
  around: string
  parts: readonly MarkupPiece[]
}

/**
 * Draws a page, and apart from it those of its parts that show something else than when they were drawn last. Where one
 * turns out to depend on the page around, or cannot be drawn, the page is drawn once more, with that one in its place.
 */
export function drawInParts(sources: PageSources, drawAround: (drawPart: DrawPart) => string): DrawnInParts {
  const failed = new Set<unknown>()
  for (;;) {
    const parts: ReactElement[] = []
    const around = drawAround((part) => {
      if (bound.has(part.type) || failed.has(part.type)) return undefined
      parts.push(part)
      return partMark
    })
    const drawn = parts.map((part) => {
      const { markup } = keptPart(part, sources) ?? drawPart(part, sources) ?? {}
      if (!markup) failed.add(part.type)
      return markup ?? []
    })
    if (!parts.some(({ type }) => failed.has(type))) return { around, parts: drawn.flat() }
  }
}

/** Markup that was drawn around parts, with the parts in their places. */
export function insertParts(around: string, parts: readonly MarkupPiece[]): MarkupPiece[] {
  const [start = '', ...others] = around.split(mark)
  const rest = others.map((piece, index) => [parts[index] ?? [], new MarkupPiece(piece)].flat())
  return [new MarkupPiece(start), ...rest.flat()]
}

function keptPart(part: ReactElement, sources: PageSources): DrawnPart | undefined {
  const known = kept.get(part.type)
  const isCurrent =
    known !== undefined &&
    known.settings === sources.settings &&
    known.place === placeOf(sources) &&
    (known.minute === undefined || known.minute === minuteOf(sources)) &&
    hasSameProps(known.props, propsOf(part)) &&
    [...known.seen].every(([url, answer]) => sources.answers.get(url) === answer)
  return isCurrent ? known : undefined
}

/** Undefined where it has to be drawn in its place, also to fail there. */
function drawPart(part: ReactElement, sources: PageSources): DrawnPart | undefined {
  const { cache, facts, location, answers, settings } = sources
  const seen = new Map<unknown, unknown>()
  let isTimed = false
  const notingFacts: SiteFacts = {
    ...facts,
    get renderedAt() {
      isTimed = true
      return facts.renderedAt
    },
  }
  const notingAnswers = {
    get: (url: unknown) => {
      seen.set(url, answers.get(url))
      return answers.get(url)
    },
  }
  let html: string
  try {
    html = renderToString(
      <SiteProviders cache={cache} facts={notingFacts}>
        <LocationContext value={location}>
          <AnswersContext value={notingAnswers}>
            <FirstPageContext value>{part}</FirstPageContext>
          </AnswersContext>
        </LocationContext>
      </SiteProviders>,
    )
  } catch {
    return undefined
  }
  if (html.includes(ids) || isForHead.test(html)) {
    bound.add(part.type)
    return undefined
  }
  const minute = isTimed ? minuteOf(sources) : undefined
  const markup = new MarkupPiece(html)
  const drawn = { markup, props: propsOf(part), settings, place: placeOf(sources), minute, seen }
  kept.set(part.type, drawn)
  return drawn
}

function placeOf({ location: { pathname, search } }: PageSources): string {
  return pathname + search
}

/** Nothing that pages say of the time changes within one. */
function minuteOf({ facts }: PageSources): string {
  return facts.renderedAt.slice(0, 'yyyy-mm-ddThh:mm'.length)
}

function propsOf({ props }: ReactElement): DrawnPart['props'] {
  return props as DrawnPart['props']
}

function hasSameProps(before: DrawnPart['props'], after: DrawnPart['props']): boolean {
  const names = Object.keys(after)
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], after[name]))
  )
}
