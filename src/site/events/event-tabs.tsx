import { CalendarDays, SearchX } from 'lucide-react'
import type { Event } from '../../content/event/event.ts'
import { splitByDate } from '../../content/event/event-rules.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { GrowingList } from '../growing-list.tsx'
import * as messages from '../messages/site-messages.ts'
import { EventCard } from './event-card.tsx'
import type { EventsTab } from './use-events-search.ts'

const texts = messages.events
const step = 12

interface EventTabsProps {
  /** Those that match the query. */
  events: readonly Event[]
  now: Date
  query: string
  tab: EventsTab
  onTabChange: (tab: EventsTab) => void
}

export function EventTabs({ events, now, query, tab, onTabChange }: EventTabsProps) {
  const { upcoming, past } = splitByDate(events, now)
  const panel = (which: EventsTab, list: Event[], others: number) => {
    if (list.length === 0) {
      const other = which === 'past' ? 'upcoming' : 'past'
      return <NoEvents tab={which} query={query} others={others} onOther={() => onTabChange(other)} />
    }
    return (
      <GrowingList
        items={list}
        step={step}
        className={which === 'past' ? 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3' : upcomingClass}
        itemClassName={() => 'grid'}
      >
        {(event, index) => <EventCard event={event} now={now} isFirst={index === 0} />}
      </GrowingList>
    )
  }
  return (
    <Tabs
      label={texts.eventsHeading}
      value={tab}
      onValueChange={onTabChange}
      items={[
        {
          value: 'upcoming',
          label: texts.upcoming,
          count: upcoming.length,
          content: panel('upcoming', upcoming, past.length),
        },
        {
          value: 'past',
          label: texts.past,
          count: past.length,
          content: panel('past', past, upcoming.length),
        },
      ]}
    />
  )
}

// The lines of the agenda are parted by their own borders; the first one lies under the tabs already.
const upcomingClass =
  'grid gap-6 sm:grid-cols-2 lg:-mt-6 lg:grid-cols-1 lg:gap-0 lg:[&>li:first-child>article>div]:border-t-0'

interface NoEventsProps {
  tab: EventsTab
  query: string
  /** Matches in the other tab. */
  others: number
  onOther: () => void
}

function NoEvents({ tab, query, others, onOther }: NoEventsProps) {
  const isPast = tab === 'past'
  if (query) {
    const see = isPast ? texts.seeUpcoming : texts.seePast
    return (
      <EmptyState
        icon={<SearchX />}
        title={(isPast ? texts.noMatchingPast : texts.noMatchingUpcoming)(query)}
        level={3}
        action={others > 0 && <Button onClick={onOther}>{see(others)}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<CalendarDays />}
      title={isPast ? texts.noPast : texts.noUpcoming}
      description={!isPast && texts.noUpcomingText}
      level={3}
    />
  )
}
