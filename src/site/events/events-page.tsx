import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Event } from '../../content/event/event.ts'
import { splitByDate, takesPlace } from '../../content/event/event-rules.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as messages from '../messages/site-messages.ts'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import type { PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { nearEvents, type SiteAnswer, siteQueries, useSiteQuery } from '../site-queries.ts'
import { useNow } from '../use-now.ts'
import { EventTabs } from './event-tabs.tsx'
import { EventsHero } from './events-hero.tsx'
import { LoadingAlbums, LoadingEvents } from './events-loading.tsx'
import { matchingAlbums, matchingEvents } from './match-events.ts'
import { MediaGallery } from './media-gallery.tsx'
import { useAlbumLightbox } from './use-album-lightbox.tsx'
import { useEventsSearch } from './use-events-search.ts'

const texts = messages.events

export function queries(): readonly PageQuery[] {
  return [siteQueries.events, siteQueries.albums, siteQueries.listPage('events-page')]
}

export function Component() {
  const events = useEvents()
  const albums = useSiteQuery(siteQueries.albums)
  const now = useNow()
  const search = useEventsSearch()
  // Typing stays quick however long the lists are.
  const query = useDeferredValue(search.query.trim())
  const foundEvents = useMemo(() => matchingEvents(events.data ?? [], query), [events.data, query])
  const foundAlbums = useMemo(() => matchingAlbums(albums.data ?? [], query), [albums.data, query])
  const gallery = useAlbumLightbox(albums.data ?? [])

  const isFound = foundEvents.length + foundAlbums.length > 0
  const isAnswered = query !== '' && events.data !== undefined && albums.data !== undefined
  const inviting = splitByDate((events.data ?? []).filter(takesPlace), now).upcoming
  return (
    <>
      <EventsHead />
      <EventsHero
        query={search.query}
        onQueryChange={search.setQuery}
        tab={search.tab}
        found={isAnswered ? words(foundEvents.length, foundAlbums.length, query) : ''}
        isFoundHidden={!isFound}
        next={inviting.find((event) => event.isFeatured) ?? inviting[0]}
      />
      {isAnswered && !isFound ? (
        <NoResults query={query} onClear={() => search.setQuery('')} />
      ) : (
        <>
          <section aria-labelledby="events-heading" className="page-width pt-12 pb-section">
            <h2 id="events-heading" className="sr-only">
              {texts.eventsHeading}
            </h2>
            <QueryState query={events} loading={<LoadingEvents />} error={texts.failedEvents}>
              {() => (
                <EventTabs
                  events={foundEvents}
                  now={now}
                  query={query}
                  tab={search.tab}
                  onTabChange={search.setTab}
                />
              )}
            </QueryState>
          </section>
          <section aria-labelledby="gallery-heading" className="border-line border-t bg-sunken">
            <div className="page-width py-section">
              <h2 id="gallery-heading" className="text-h1">
                {texts.gallery}
              </h2>
              <p className="prose-measure mt-3 mb-10 text-lead text-muted">{texts.galleryLead}</p>
              <QueryState query={albums} loading={<LoadingAlbums />} error={texts.failedAlbums}>
                {() => (
                  <MediaGallery
                    albums={foundAlbums}
                    query={query}
                    onOpen={({ id }) => gallery.open(id)}
                    onIntent={gallery.prepare}
                  />
                )}
              </QueryState>
            </div>
          </section>
        </>
      )}
      {gallery.lightbox}
    </>
  )
}

/** The near ones come with the page; where there are more, all of them follow. */
function useEvents(): SiteAnswer<Event[]> {
  const near = useSiteQuery(siteQueries.events)
  const hasMore = near.data !== undefined && near.data.length >= nearEvents
  const all = useSiteQuery(siteQueries.allEvents, { enabled: hasMore })
  return all.data ? all : near
}

function words(events: number, albums: number, query: string): string {
  return events + albums > 0 ? texts.found(events, albums, query) : texts.noResults(query)
}

function EventsHead() {
  const { publicUrl } = useSiteFacts()
  const { data } = useSiteQuery(siteQueries.listPage('events-page'))
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: texts.title, path: '/events' },
  ]
  return (
    <PageHead
      title={data?.heading || texts.title}
      description={texts.description}
      path="/events"
      {...sharedAs('events-page', data)}
      structuredData={[breadcrumbData(publicUrl, crumbs)]}
    />
  )
}

function NoResults({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="page-width pt-12 pb-section">
      <EmptyState
        icon={<SearchX />}
        title={texts.noResults(query)}
        description={texts.noResultsText}
        action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
      />
    </div>
  )
}
