import { useParams } from 'react-router'
import type { Event } from '../../content/event/event.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { shownWords } from '../../sections/text-blocks.ts'
import { addressOf } from '../../shared/address-of.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Written } from '../../ui/written.tsx'
import { EventBadges } from '../events/event-badges.tsx'
import * as messages from '../messages/site-messages.ts'
import { MissingState } from '../missing-state.tsx'
import { breadcrumbData, PageHead, sharedAs } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { QueryState } from '../query-state.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { useSiteFacts } from '../site-context.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useNow } from '../use-now.ts'
import { useOwnAddress } from '../use-own-address.ts'
import { EventPanel } from './event-panel.tsx'
import { eventStructuredData } from './event-structured-data.ts'
import { RelatedEventList } from './related-event-list.tsx'

const texts = messages.events.detail

export function queries({ params }: PagePlace): readonly PageQuery[] {
  return [siteQueries.event(params.id ?? ''), siteQueries.events]
}

export function Component() {
  const { id = '' } = useParams()
  const event = useSiteQuery(siteQueries.event(id))
  return (
    <QueryState
      query={event}
      loading={<Spinner text={texts.loading} className="page-width min-h-[60vh] py-section" />}
      error={texts.failed}
    >
      {(record) => (record ? <EventView event={record} /> : <EventMissing />)}
    </QueryState>
  )
}

function EventView({ event }: { event: Event }) {
  const now = useNow()
  useOwnAddress(event, '/events', siteQueries.event)
  return (
    <>
      <EventHead event={event} now={now} />
      <article className="page-width pt-8 pb-section">
        <Breadcrumbs
          label={texts.breadcrumbs}
          items={[{ label: messages.events.title, href: '/events' }, { label: event.title }]}
          renderLink={({ href, ...link }) => <PageLink to={href} {...link} />}
        />
        <EventBadges event={event} className="mt-8" />
        <Written as="h1" className="mt-4 max-w-[22ch] text-h1 wrap-anywhere">
          {event.title}
        </Written>
        <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem] lg:items-start">
          <RecordPicture
            url={event.imageUrl}
            alt=""
            id={event.id}
            ratio={[16, 9]}
            isPriority
            sizes="(min-width: 76rem) 46rem, (min-width: 64rem) 60vw, 92vw"
            className="aspect-3/2 rounded-2xl sm:aspect-16/9"
          />
          <div className="lg:row-span-2 lg:h-full">
            <EventPanel event={event} now={now} />
          </div>
          <div>
            <h2 className="sr-only">{texts.about}</h2>
            <SectionText text={event.description} headingLevel={3} className="prose-measure text-lead" />
          </div>
        </div>
      </article>
      <RelatedEventList event={event} now={now} />
    </>
  )
}

function EventHead({ event, now }: { event: Event; now: Date }) {
  const { publicUrl } = useSiteFacts()
  const path = `/events/${addressOf(event)}`
  const description = shownWords(event.description)
  const crumbs = [
    { name: messages.frame.home, path: '/' },
    { name: messages.events.title, path: '/events' },
    { name: event.title, path },
  ]
  return (
    <PageHead
      title={event.title}
      description={description}
      path={path}
      image={event.imageUrl}
      {...sharedAs('events', event)}
      type="article"
      structuredData={[
        eventStructuredData({ ...event, description }, publicUrl, now),
        breadcrumbData(publicUrl, crumbs),
      ]}
    />
  )
}

function EventMissing() {
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} path="/events" isHidden />
      <MissingState
        title={texts.notFound}
        action={
          <Button asChild>
            <PageLink to="/events">{texts.back}</PageLink>
          </Button>
        }
      >
        <p>{texts.notFoundText}</p>
      </MissingState>
    </>
  )
}
