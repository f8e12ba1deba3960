import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { matchesSearch } from '../../shared/search-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { useIsReadOnly } from '../read-only.ts'
import type { RecordListTexts } from './record-list.tsx'
import { useRecordDeletion } from './use-record-deletion.ts'

const shared = {
  search: 'Search',
  notFound: 'Nothing found',
  notFoundHint: 'No entry holds all of these words.',
  trashHint: 'It goes to the trash, from where it can be brought back.',
  delete: 'Delete',
  deleting: 'Deleting...',
  more: (count: number, rest: number) => `Show ${count} more of ${rest}`,
}
/** Thousands of cards at once would make every keystroke slow. */
const step = 60

type RecordCardGridProps<D extends Definition> = {
  definition: D
  query: UseQueryResult<RecordOf<D>[]>
  texts: RecordListTexts
  /** Names the list for screen readers. */
  label: string
  searchIn: (record: RecordOf<D>) => readonly string[]
  titleOf: (record: RecordOf<D>) => string
  compare: (one: RecordOf<D>, other: RecordOf<D>) => number
  renderCard: (record: RecordOf<D>, askToDelete: () => void) => ReactNode
  emptyAction?: ReactNode
}

/** A manager's records as cards with pictures: search, deletion with a question and a way back, all states. */
export function RecordCardGrid<D extends Definition>(props: RecordCardGridProps<D>) {
  const { definition, query, texts, titleOf, searchIn } = props
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(step)
  const [doomed, setDoomed] = useState<RecordOf<D> | null>(null)
  const remove = useRecordDeletion(definition, texts)
  const isReadOnly = useIsReadOnly()
  const empty = (
    <EmptyState
      title={texts.empty}
      description={texts.emptyHint}
      action={isReadOnly ? null : props.emptyAction}
    />
  )
  return (
    <AdminQueryState query={query} failed={texts.loadFailed} empty={empty}>
      {(records) => {
        const shown = records
          .filter((record) => matchesSearch(search, searchIn(record)))
          .toSorted(props.compare)
        return (
          <div className="space-y-4">
            <SearchInput
              label={shared.search}
              placeholder={shared.search}
              size="sm"
              value={search}
              onValueChange={setSearch}
              className="sm:max-w-80"
            />
            {shown.length === 0 && <EmptyState title={shared.notFound} description={shared.notFoundHint} />}
            <ul
              aria-label={props.label}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
            >
              {shown.slice(0, most).map((record) => (
                <li key={record.id} className="grid">
                  {props.renderCard(record, () => setDoomed(record))}
                </li>
              ))}
            </ul>
            {shown.length > most && (
              <p className="text-center">
                <Button variant="secondary" onClick={() => setMost(most + step)}>
                  {shared.more(Math.min(step, shown.length - most), shown.length - most)}
                </Button>
              </p>
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
