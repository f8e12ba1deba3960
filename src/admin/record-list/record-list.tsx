import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { useIsReadOnly } from '../read-only.ts'
import { arrangeRecords, type SortWay } from './list-order.ts'
import { SortableRows } from './sortable-rows.tsx'
import { type DeletionTexts, useRecordDeletion } from './use-record-deletion.ts'
import { useRecordOrder } from './use-record-order.ts'

const shared = {
  search: 'Search',
  sort: 'Sort by',
  displayOrder: 'Display order',
  notFound: 'Nothing found',
  notFoundHint: 'No entry holds all of these words.',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  trashHint: 'It goes to the trash, from where it can be brought back.',
  delete: 'Delete',
  deleting: 'Deleting...',
  orderFailed: 'The order could not be saved. Please try again.',
}

export interface RecordListTexts extends DeletionTexts {
  loading?: string
  loadFailed: string
  empty: string
  emptyHint?: string
  confirmDelete: string
  ordered?: string
  orderFailed?: string
}

type RecordListProps<D extends Definition> = {
  definition: D
  query: UseQueryResult<RecordOf<D>[]>
  texts: RecordListTexts
  /** Names the list for screen readers. */
  label: string
  /** What the search looks at. */
  searchIn: (record: RecordOf<D>) => readonly (string | null | undefined)[]
  /** Ways of sorting besides the order of the list. */
  sorts?: readonly SortWay<RecordOf<D>>[]
  titleOf: (record: RecordOf<D>) => string
  /** The middle of a row: everything but the handle and the buttons. */
  renderRecord: (record: RecordOf<D>) => ReactNode
  /** Buttons of a row besides the order; `askToDelete` opens the question. */
  renderActions: (record: RecordOf<D>, askToDelete: () => void) => ReactNode
  /** What an empty list offers, usually the Add button. */
  emptyAction?: ReactNode
}

/** Every manager's list: search, sorting, order by hand, deletion with a question and a way back, all states. */
export function RecordList<D extends Definition>(props: RecordListProps<D>) {
  const { definition, query, texts, label, searchIn, sorts = [], titleOf } = props
  const [search, setSearch] = useState('')
  const [sortBy, setSortBy] = useState('')
  const [doomed, setDoomed] = useState<RecordOf<D> | null>(null)
  const isReadOnly = useIsReadOnly()
  const saveOrder = useRecordOrder(definition, {
    ordered: texts.ordered,
    orderFailed: texts.orderFailed ?? shared.orderFailed,
  })
  const remove = useRecordDeletion(definition, texts)
  const sort = sorts.find((way) => way.label === sortBy)
  const canOrder = !isReadOnly && 'order' in definition.fields && search.trim() === '' && !sort
  return (
    <AdminQueryState
      query={query}
      failed={texts.loadFailed}
      {...(texts.loading ? { loading: texts.loading } : {})}
      empty={
        <EmptyState
          title={texts.empty}
          description={texts.emptyHint}
          action={isReadOnly ? null : props.emptyAction}
        />
      }
    >
      {(records) => {
        const shown = arrangeRecords(records, { query: search, textsOf: searchIn }, sort)
        return (
          <div className="space-y-4">
            <div className="flex flex-wrap gap-3">
              <SearchInput
                label={shared.search}
                placeholder={shared.search}
                size="sm"
                value={search}
                onValueChange={setSearch}
                className="min-w-48 flex-1 sm:max-w-80"
              />
              {sorts.length > 0 && (
                <NativeSelect
                  aria-label={shared.sort}
                  size="sm"
                  value={sortBy}
                  placeholder={shared.displayOrder}
                  options={sorts.map((way) => ({ value: way.label, label: way.label }))}
                  onChange={(event) => setSortBy(event.currentTarget.value)}
                  className="w-44"
                />
              )}
            </div>
            {shown.length === 0 ? (
              <EmptyState title={shared.notFound} description={shared.notFoundHint} />
            ) : (
              <SortableRows
                label={label}
                records={shown}
                titleOf={titleOf}
                onOrder={canOrder ? saveOrder : undefined}
                renderRecord={props.renderRecord}
                renderActions={(record) => props.renderActions(record, () => setDoomed(record))}
              />
            )}
            <ConfirmDialog
              open={doomed !== null}
              onOpenChange={(open) => !open && setDoomed(null)}
              title={texts.confirmDelete}
              description={doomed ? `${titleOf(doomed)}: ${shared.trashHint}` : ''}
              confirmLabel={shared.delete}
              busyLabel={shared.deleting}
              destructive
              onConfirm={async () => {
                if (doomed) await remove(doomed.id)
              }}
            />
          </div>
        )
      }}
    </AdminQueryState>
  )
}
