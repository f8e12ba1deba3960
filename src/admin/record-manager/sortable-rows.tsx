import { type ReactNode, useEffect, useId, useRef } from 'react'
import { moved } from '../../shared/moved.ts'
import { classNames } from '../../ui/class-names.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { focusInList } from '../record-form/use-list-focus.ts'
import { DragHandle, draggedLook, SortableList, useSortablePlace } from './sortable-list.tsx'
import { sortableRowsTexts as texts } from './sortable-rows-texts.ts'

type SortableRowsProps<R extends { id: string }> = {
  label: string
  records: readonly R[]
  titleOf: (record: R) => string
  /** Left out where the order cannot be changed. */
  onOrder: ((records: R[], moved: R) => void) | undefined
  renderRecord: (record: R) => ReactNode
  renderActions: (record: R) => ReactNode
  /** Stands in the gap between a row and the one before it. */
  renderBefore?: ((record: R, index: number) => ReactNode) | undefined
  /** What a row that can be opened shows below its line, and not while it is moved. */
  renderBelow?: (record: R) => ReactNode
  rowClassName?: (record: R) => string | undefined
}

/** Rows that change places by pointer, by keyboard, or by a button up and a button down. */
export function SortableRows<R extends { id: string }>(props: SortableRowsProps<R>) {
  const { label, records, titleOf, onOrder } = props
  const { listId, followTo } = useMovedFocus(records)
  const move = (from: number, to: number) => {
    const record = records[from]
    if (record) onOrder?.(moved(records, from, to), record)
  }
  const entries = records.map((record) => ({ id: record.id, title: titleOf(record) }))
  return (
    <SortableList entries={entries} as="rows" onMove={move}>
      <ol
        id={listId}
        aria-label={label}
        className={props.renderBefore ? 'space-y-4 pointer-coarse:pt-2' : 'space-y-2'}
      >
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
            before={props.renderBefore?.(record, index)}
            below={props.renderBelow?.(record)}
            className={props.rowClassName?.(record)}
          >
            {props.renderRecord(record)}
          </SortableRow>
        ))}
      </ol>
    </SortableList>
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
  before: ReactNode
  below: ReactNode
  className: string | undefined
  children: ReactNode
}

function SortableRow(props: SortableRowProps) {
  const { id, index, title, canMove, count, onMove, actions, before, below, className, children } = props
  const { place, handle } = useSortablePlace(id)
  return (
    <li
      {...place}
      data-item={index}
      data-record={id}
      className={classNames('rounded-card border border-line bg-surface', draggedLook, className)}
    >
      {before}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 sm:flex-nowrap">
        {/* Too narrow for a handle, a phone moves rows by the two buttons. */}
        {canMove && <DragHandle handle={handle} title={title} className="hidden hover:bg-ink/6 sm:grid" />}
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
      {below && <div className="in-data-dragging:hidden">{below}</div>}
    </li>
  )
}
