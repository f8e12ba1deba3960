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
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { moved } from '../../shared/moved.ts'
import { classNames } from '../../ui/class-names.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { focusInList } from '../record-form/use-list-focus.ts'

const texts = {
  drag: (title: string) => `Drag ${title} to another place`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  instructions:
    'Press space to pick it up, the arrow keys to move it, space to drop it and Escape to cancel.',
  picked: (title: string) => `Picked up ${title}.`,
  over: (title: string, place: number, count: number) => `${title} is at place ${place} of ${count}.`,
  dropped: (title: string, place: number, count: number) =>
    `${title} was dropped at place ${place} of ${count}.`,
  cancelled: (title: string) => `${title} stays where it was.`,
}

type SortableRowsProps<R extends { id: string }> = {
  label: string
  records: readonly R[]
  titleOf: (record: R) => string
  /** Left out where the order cannot be changed. */
  onOrder: ((records: R[]) => void) | undefined
  renderRecord: (record: R) => ReactNode
  renderActions: (record: R) => ReactNode
  /** What a row that can be opened shows below its line. */
  renderBelow?: (record: R) => ReactNode
  rowClassName?: (record: R) => string | undefined
}

/** Rows that change places by pointer, by keyboard, or by a button up and a button down. */
export function SortableRows<R extends { id: string }>(props: SortableRowsProps<R>) {
  const { label, records, titleOf, onOrder } = props
  const { listId, followTo } = useMovedFocus(records)
  const sensors = useSensors(
    // A few pixels of slack, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = records.map(({ id }) => id)
  const move = (from: number, to: number) => onOrder?.(moved(records, from, to))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: announcementsFor(records, titleOf),
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol id={listId} aria-label={label} className="space-y-2">
          {records.map((record, index) => (
            <SortableRow
              key={record.id}
              id={record.id}
              index={index}
              title={titleOf(record)}
              canMove={onOrder !== undefined}
              count={records.length}
              onMove={(to) => {
                followTo({ id: record.id, to, button: index < to ? 'down' : 'up' })
                move(index, to)
              }}
              actions={props.renderActions(record)}
              below={props.renderBelow?.(record)}
              className={props.rowClassName?.(record)}
            >
              {props.renderRecord(record)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface Move {
  id: string
  to: number
  button: 'up' | 'down'
}

/** The list changes places a moment after the click; the focus follows the row once it is there. */
function useMovedFocus(records: readonly { id: string }[]) {
  const listId = useId()
  const pending = useRef<Move>(undefined)
  useEffect(() => {
    const move = pending.current
    if (!move || records[move.to]?.id !== move.id) return
    pending.current = undefined
    focusInList(listId, move.to, move.button)
  })
  const followTo = (move: Move) => {
    pending.current = move
  }
  return { listId, followTo }
}

type SortableRowProps = {
  id: string
  index: number
  title: string
  canMove: boolean
  count: number
  onMove: (to: number) => void
  actions: ReactNode
  below: ReactNode
  className: string | undefined
  children: ReactNode
}

function SortableRow(props: SortableRowProps) {
  const { id, index, title, canMove, count, onMove, actions, below, className, children } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !canMove })
  return (
    <li
      ref={setNodeRef}
      data-item={index}
      data-record={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'rounded-card border border-line bg-surface',
        isDragging && 'relative z-10 shadow-float',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 sm:flex-nowrap">
        {/* Too narrow for a handle, a phone moves rows by the two buttons. */}
        {canMove && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={texts.drag(title)}
            className="hidden size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink sm:grid"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
        )}
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        <div className="ms-auto flex shrink-0 items-center gap-0.5">
          {canMove && (
            <MoveButtons
              labels={{ up: texts.up(title), down: texts.down(title) }}
              index={index}
              count={count}
              onMove={onMove}
            />
          )}
          {actions}
        </div>
      </div>
      {below}
    </li>
  )
}

function announcementsFor<R extends { id: string }>(records: readonly R[], titleOf: (record: R) => string) {
  const place = (id: UniqueIdentifier) => records.findIndex((record) => record.id === id) + 1
  const title = (id: UniqueIdentifier) => {
    const record = records.find((candidate) => candidate.id === id)
    return record ? titleOf(record) : ''
  }
  return {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => texts.picked(title(active.id)),
    onDragOver: ({ active, over }: OverEvent) =>
      over ? texts.over(title(active.id), place(over.id), records.length) : undefined,
    onDragEnd: ({ active, over }: OverEvent) =>
      over
        ? texts.dropped(title(active.id), place(over.id), records.length)
        : texts.cancelled(title(active.id)),
    onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => texts.cancelled(title(active.id)),
  }
}

type OverEvent = { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null }
