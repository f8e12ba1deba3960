import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { type Event, event } from '../../../content/event/event.ts'
import { type EventStatus, eventVisibility } from '../../../content/event/event-rules.ts'
import { formatDay } from '../../../shared/dates.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordCard } from '../../record-list/record-card.tsx'
import { RecordCardGrid } from '../../record-list/record-card-grid.tsx'
import { EventForm } from './event-form.tsx'
import { eventsTexts as texts } from './events-texts.ts'

const statusTones: Record<EventStatus, BadgeTone> = {
  Published: 'success',
  Draft: 'warning',
  Cancelled: 'danger',
  Completed: 'info',
}

export function EventsScreen() {
  const events = useRecords(event)
  const isReadOnly = useIsReadOnly()
  /** 'new', the id of the event in the form, or null while it is closed. */
  const [editing, setEditing] = useState<string | null>(null)
  const add = (
    <Button onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.description}
        actions={!isReadOnly && !editing && add}
      />
      {editing ? (
        <EventForm
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordCardGrid
          definition={event}
          query={events}
          texts={texts}
          label={texts.list}
          titleOf={({ title }) => title}
          searchIn={({ title, description, location, type, status }) => [
            title,
            description,
            location,
            type,
            status,
          ]}
          compare={(one, other) => other.date.localeCompare(one.date)}
          renderCard={(record, askToDelete) => (
            <EventCard record={record} onEdit={() => setEditing(record.id)} onDelete={askToDelete} />
          )}
          emptyAction={add}
        />
      )}
    </>
  )
}

type EventCardProps = {
  record: Event
  onEdit: () => void
  onDelete: () => void
}

function EventCard({ record, onEdit, onDelete }: EventCardProps) {
  const { title, type, status, date, time, location, description, capacity, currentRegistrations } = record
  return (
    <RecordCard
      id={record.id}
      title={title}
      imageUrl={record.imageUrl}
      visibility={eventVisibility(record)}
      badges={
        <>
          <Badge tone={statusTones[status]}>{status}</Badge>
          <Badge>{type}</Badge>
          {record.isFeatured && <Badge tone="gold">{texts.featured}</Badge>}
        </>
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <p className="text-caption text-muted">
        {[formatDay(date), time, location].filter(Boolean).join(' · ')}
      </p>
      <p className="line-clamp-2 text-small text-muted">{description}</p>
      {capacity !== null && (
        <p className="text-caption text-muted tabular-nums">{texts.seats(currentRegistrations, capacity)}</p>
      )}
    </RecordCard>
  )
}
