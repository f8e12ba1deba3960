import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
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
import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { sortableListTexts as texts } from './sortable-list-texts.ts'

type SortableListProps = {
  entries: readonly { id: string; title: string }[]
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
  const height = useHeldHeight()
  const ids = entries.map(({ id }) => id)
  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    height.hold(activatorEvent.target)
    onDrag?.(true)
  }
  const onDragCancel = () => {
    height.release()
    onDrag?.(false)
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onDragCancel()
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={onDragStart}
      onDragCancel={onDragCancel}
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

/** What is open below a row closes while it is moved: a page that became shorter would slide from under the pointer. */
function useHeldHeight() {
  const list = useRef<HTMLElement | null>(null)
  const hold = (target: EventTarget | null) => {
    list.current = target instanceof Element ? target.closest('ol') : null
    if (list.current) list.current.style.minHeight = `${list.current.offsetHeight}px`
  }
  const release = () => {
    if (list.current) list.current.style.minHeight = ''
  }
  return { hold, release }
}

/** `place` is for the element that is moved, `handle` for the handle inside it. */
export function useSortablePlace(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id })
  return {
    place: {
      ref: setNodeRef,
      style: { transform: Styles.Translate.toString(transform), transition },
      'data-dragging': isDragging ? '' : undefined,
    },
    handle: {
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    },
  }
}

/** How an entry looks while it is moved. */
export const draggedLook = 'data-dragging:relative data-dragging:z-10 data-dragging:shadow-float'

type DragHandleProps = {
  handle: ReturnType<typeof useSortablePlace>['handle']
  title: string
  className?: string
}

/** Where an entry is taken hold of. */
export function DragHandle({ handle, title, className }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
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
