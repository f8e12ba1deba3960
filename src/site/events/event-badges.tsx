import type { Event } from '../../content/event/event.ts'
import { eventKindName } from '../../content/event/event-kind-name.ts'
import { takesPlace } from '../../content/event/event-rules.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import * as messages from '../messages/site-messages.ts'

const texts = messages.events

type EventBadgesProps = { event: Pick<Event, 'type' | 'status' | 'isFeatured'>; className?: string }

/** What kind of event it is, and first of all whether it was called off. */
export function EventBadges({ event, className }: EventBadgesProps) {
  return (
    <p className={classNames('flex flex-wrap gap-2', className)}>
      <StatusBadge status={event.status} />
      <Badge tone="info">{eventKindName(event.type)}</Badge>
      {event.isFeatured && takesPlace(event) && <Badge tone="gold">{texts.featured}</Badge>}
    </p>
  )
}

function StatusBadge({ status }: Pick<Event, 'status'>) {
  if (status === 'Cancelled') return <Badge tone="danger">{texts.status.Cancelled}</Badge>
  if (status === 'Completed') return <Badge>{texts.status.Completed}</Badge>
  return null
}
