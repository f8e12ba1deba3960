import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS as Styles } from '@dnd-kit/utilities'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { sortableListTexts as texts } from './sortable-list-texts.ts'
import type { SortableListProps, SortablePlaces } from './sortable-places.ts'

/** Moves elements that others have drawn. */
export function SortableMover({
  entries,
  as,
  onMove,
  onDrag,
  places,
}: SortableListProps & { places: SortablePlaces }) {
  useSyncExternalStore(places.subscribe, places.changes)
  // After the effects of all that is inside: by then every place is known.
  useEffect(places.answerWaiting)
  const sensors = useSensors(
    // A few pixels of slack, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = entries.map(({ id }) => id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onDrag?.(false)
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => onDrag?.(true)}
      onDragCancel={() => onDrag?.(false)}
      onDragEnd={onDragEnd}
      accessibility={{
        // The list has them already.
        screenReaderInstructions: { draggable: '' },
        announcements: announcementsFor(entries),
      }}
    >
      <SortableContext
        items={ids}
        strategy={as === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {ids.map((id) => {
          const node = places.nodes.get(id)
          return node && <MovedPlace key={id} id={id} node={node} places={places} />
        })}
      </SortableContext>
    </DndContext>
  )
}

type MovedPlaceProps = { id: string; node: HTMLElement; places: SortablePlaces }

function MovedPlace({ id, node, places }: MovedPlaceProps) {
  const sortable = useSortable({ id })
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = sortable
  const transform = Styles.Translate.toString(sortable.transform) ?? ''
  const transition = sortable.transition ?? ''
  useLayoutEffect(() => {
    setNodeRef(node)
    setActivatorNodeRef(node.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`))
    return () => setNodeRef(null)
  }, [id, node, setNodeRef, setActivatorNodeRef])
  useLayoutEffect(() => {
    Object.assign(node.style, { transform, transition })
    node.toggleAttribute('data-dragging', isDragging)
  }, [node, transform, transition, isDragging])
  useEffect(() => places.hold(id, { ...listeners }), [places, id, listeners])
  return null
}

function announcementsFor(entries: SortableListProps['entries']) {
  const place = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id) + 1
  const title = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.title ?? ''
  return {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => texts.picked(title(active.id)),
    onDragOver: ({ active, over }: OverEvent) =>
      over ? texts.over(title(active.id), place(over.id), entries.length) : undefined,
    onDragEnd: ({ active, over }: OverEvent) =>
      over
        ? texts.dropped(title(active.id), place(over.id), entries.length)
        : texts.cancelled(title(active.id)),
    onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => texts.cancelled(title(active.id)),
  }
}

type OverEvent = { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null }
