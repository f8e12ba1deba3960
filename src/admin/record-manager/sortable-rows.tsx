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
  const move = (from: number, to: number) => onOrder?.(moved(records, from, to))
  const entries = records.map((record) => ({ id: record.id, title: titleOf(record) }))
  return (
    <SortableList entries={entries} as="rows" onMove={move}>
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
  below: ReactNode
  className: string | undefined
  children: ReactNode
}

function SortableRow(props: SortableRowProps) {
  const { id, index, title, canMove, count, onMove, actions, below, className, children } = props
  const place = useSortablePlace(id)
  return (
    <li
      ref={place}
      data-item={index}
      data-record={id}
      className={classNames('rounded-card border border-line bg-surface', draggedLook, className)}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 sm:flex-nowrap">
        {/* Too narrow for a handle, a phone moves rows by the two buttons. */}
        {canMove && <DragHandle id={id} title={title} className="hidden hover:bg-ink/6 sm:grid" />}
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
