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
  type useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { sortableListTexts as texts } from './sortable-list-texts.ts'

interface Entry {
  id: string
  title: string
}

type SortableListProps = {
  entries: readonly Entry[]
  as: 'rows' | 'grid'
  onMove: (from: number, to: number) => void
  onDrag?: (isDragging: boolean) => void
  children: ReactNode
}

/** What is inside changes places by pointer and by keyboard, and says so. */
export function SortableList({ entries, as, onMove, onDrag, children }: SortableListProps) {
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
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: announcementsFor(entries),
      }}
    >
      <SortableContext
        items={ids}
        strategy={as === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

type DragHandleProps = {
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
  title: string
  className?: string
}

/** Where an entry is taken hold of. */
export function DragHandle({ sortable, title, className }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={texts.drag(title)}
      className={classNames(
        'size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink',
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}

function announcementsFor(entries: readonly Entry[]) {
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
