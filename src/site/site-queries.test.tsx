import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createServerQueryClient } from '../client/query-client.ts'
import { QueryState } from './query-state.tsx'
import { siteQueries, useSiteQuery } from './site-queries.ts'

function Mission() {
  const mission = useSiteQuery(siteQueries.missionVision)
  return (
    <QueryState query={mission} loading="loading" error="failed">
      {(data) => (data === null ? 'missing' : data.missionTitle)}
    </QueryState>
  )
}

function renderedWith(data: object | null | undefined): string {
  const client = createServerQueryClient(async () => undefined)
  if (data !== undefined) client.setQueryData(siteQueries.missionVision.queryKey, data)
  return renderToString(
    <QueryClientProvider client={client}>
      <Mission />
    </QueryClientProvider>,
  )
}

it('renders what was read for the page', () => {
  expect(renderedWith({ missionTitle: 'Our mission' })).toBe('Our mission')
})

it('renders a record that does not exist as missing', () => {
  expect(renderedWith(null)).toBe('missing')
})

it('renders the loading state where nothing could be read', () => {
  expect(renderedWith(undefined)).toBe('loading')
})
