import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswerCache } from '../site/answers/answer-cache.ts'
import { Connection } from '../site/answers/connection.ts'
import { Page as HomePage } from '../site/home/home-page.tsx'
import { locationOf } from '../site/navigation/site-location.ts'
import { DrawPartContext, PagePart } from '../site/page-part.tsx'
import { AnswersContext, FirstPageContext, siteQueries, useSiteQuery } from '../site/site-queries.ts'
import { useNow } from '../site/use-now.ts'
import { drawInParts, insertParts, type PageSources } from './drawn-parts.tsx'
import { SiteProviders } from './site-providers.tsx'

const settings = {}
const stats = [{ id: '1' }]
const sources: PageSources = {
  cache: new AnswerCache(
    async () => undefined,
    new Connection(Object.assign(new EventTarget(), { document: { visibilityState: 'hidden' } })),
  ),
  facts: { publicUrl: 'https://site.example', renderedAt: '2026-11-18T10:00:05Z' },
  settings,
  location: locationOf(new URL('https://site.example/')),
  answers: new Map<unknown, unknown>([
    [siteQueries.stats.url, stats],
    [siteQueries.partners.url, []],
  ]),
}

function draw(page: ReactNode, changed: Partial<PageSources> = {}): string {
  const now = { ...sources, ...changed }
  const { around, parts } = drawInParts(now, (drawPart) =>
    drawWhole(<DrawPartContext value={drawPart}>{page}</DrawPartContext>, now),
  )
  return insertParts(around, parts)
    .map(({ html }) => html)
    .join('')
}

function drawWhole(page: ReactNode, { cache, facts, answers } = sources): string {
  return renderToString(
    <SiteProviders cache={cache} facts={facts}>
      <AnswersContext value={answers}>
        <FirstPageContext value>{page}</FirstPageContext>
      </AnswersContext>
    </SiteProviders>,
  )
}

/** A part that counts how often it is drawn. */
function counted(Shown: (props: { word?: string }) => ReactNode) {
  const times = { drawn: 0 }
  const Part = (props: { word?: string }) => {
    times.drawn += 1
    return Shown(props)
  }
  return { times, page: (word?: string) => <PagePart>{word ? <Part word={word} /> : <Part />}</PagePart> }
}

const minuteLater = { facts: { ...sources.facts, renderedAt: '2026-11-18T10:01:05Z' } }
const answersWith = (url: string, answer: unknown) => ({
  answers: new Map([...sources.answers, [url, answer]]),
})

it('draws a part again only where something has changed that it looks at', () => {
  const { times, page } = counted(() => <p>{useSiteQuery(siteQueries.stats).data?.length}</p>)
  expect(draw(page())).toBe('<!--$--><p>1</p><!--/$-->')
  draw(page(), answersWith(siteQueries.partners.url, [{ id: '2' }]))
  draw(page(), minuteLater)
  expect(times.drawn).toBe(1)
  expect(draw(page(), answersWith(siteQueries.stats.url, [...stats, { id: '2' }]))).toContain('<p>2</p>')
  expect(times.drawn).toBe(2)
})

it.each<[string, Partial<PageSources>]>([
  ['in another minute', minuteLater],
  ['by other settings', { settings: {} }],
  ['at another place', { location: locationOf(new URL('https://site.example/?q=nile')) }],
])('draws a part that tells the time again %s', (_, changed) => {
  const { times, page } = counted(() => <p>{useNow().toISOString()}</p>)
  const facts = { ...sources.facts, renderedAt: '2026-11-18T10:00:59Z' }
  const first = draw(page())
  expect(draw(page(), { facts })).toBe(first)
  expect(times.drawn).toBe(1)
  draw(page(), changed)
  expect(times.drawn).toBe(2)
})

it('draws a part again with other properties', () => {
  const { times, page } = counted(({ word }) => <p>{word}</p>)
  expect([draw(page('Nile')), draw(page('Nile')), draw(page('Delta')), draw(page())]).toEqual([
    '<!--$--><p>Nile</p><!--/$-->',
    '<!--$--><p>Nile</p><!--/$-->',
    '<!--$--><p>Delta</p><!--/$-->',
    '<!--$--><p></p><!--/$-->',
  ])
  expect(times.drawn).toBe(3)
})

it('draws in its place what names its own elements or speaks to the head', () => {
  const Named = () => <p id={useId()} />
  const Titled = () => (
    <>
      <title>Nile</title>
      <p>Words</p>
    </>
  )
  const page = (
    <main>
      <PagePart>
        <Named />
      </PagePart>
      <PagePart>
        <Titled />
      </PagePart>
      <PagePart>
        <Named />
      </PagePart>
    </main>
  )
  const whole = drawWhole(page)
  expect(whole).toMatch(/^<title>.*id="(.*)".*id="(?!\1)/)
  expect([draw(page), draw(page)]).toEqual([whole, whole])
})

it('leaves a part that fails to the browser, and tries it again', () => {
  let isFailing = true
  const Failing = () => {
    if (isFailing) throw new Error('no')
    return <p>Done</p>
  }
  const page = (
    <>
      <PagePart>
        <Failing />
      </PagePart>
      <PagePart>
        <p>Words</p>
      </PagePart>
    </>
  )
  expect(draw(page)).toMatch(/^<!--\$!-->.*<!--\/\$--><!--\$--><p>Words<\/p><!--\/\$-->$/s)
  isFailing = false
  expect(draw(page)).toBe('<!--$--><p>Done</p><!--/$--><!--$--><p>Words</p><!--/$-->')
})

it('draws the home page as if it were drawn in one', () => {
  const whole = drawWhole(<HomePage />)
  expect(whole.match(/<!--\$-->/g)?.length).toBeGreaterThan(5)
  expect([draw(<HomePage />), draw(<HomePage />)]).toEqual([whole, whole])
})
