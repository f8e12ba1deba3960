import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QueryState } from './query-state.tsx'
import { AnswersContext, siteQueries, useSiteQuery } from './site-queries.ts'

function Mission() {
  const mission = useSiteQuery(siteQueries.missionVision)
  return (
    <QueryState query={mission} loading="loading" error="failed">
      {(data) => (data === null ? 'missing' : data.missionTitle)}
    </QueryState>
  )
}

function drawnWith(data: object | null | undefined): string {
  const answers = data === undefined ? [] : [[siteQueries.missionVision.url, data] as const]
  return renderToString(
    <AnswersContext value={new Map(answers)}>
      <Mission />
    </AnswersContext>,
  )
}

it('draws what was read for the page', () => {
  expect(drawnWith({ missionTitle: 'Our mission' })).toBe('Our mission')
})

it('draws a record that does not exist as missing', () => {
  expect(drawnWith(null)).toBe('missing')
})

it('draws the loading state where nothing could be read', () => {
  expect(drawnWith(undefined)).toBe('loading')
})
