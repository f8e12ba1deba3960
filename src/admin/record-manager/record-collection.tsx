import { type ReactNode, useState } from 'react'
import { useOpenDrafts } from '../../client/record-drafts.ts'
import { useSchedules } from '../../client/record-schedules.ts'
import { arrangeRecords } from '../../schema/arrange-records.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { StaffScreen } from '../../schema/staff-screen.ts'
import { visitorPlaces } from '../../schema/visitor-places.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMayPublish } from '../approval/use-may-publish.ts'
import { recordAddress } from '../record-address.ts'
import type { ScreenSlots } from '../screen-slots.ts'
import { isChangeOfRecord } from '../unpublished/draft-address.ts'
import { ListControls } from './list-controls.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordCard } from './record-card.tsx'
import { recordCollectionTexts as texts } from './record-collection-texts.ts'
import { RecordSummary } from './record-summary.tsx'
import { savedLook } from './saved-mark.tsx'
import { SortableRows } from './sortable-rows.tsx'
import { useListView } from './use-list-view.ts'
import { useRecordClone } from './use-record-clone.ts'
import { useRecordDeletion } from './use-record-deletion.ts'
import { useRecordOrder } from './use-record-order.ts'

type AnyRecord = RecordOf<Definition>

type RecordCollectionProps = {
  definition: Definition
  screen: StaffScreen
  slots: ScreenSlots
  records: readonly AnyRecord[]
  /** The record that was stored just now. */
  savedId: string | undefined
}

const noNote = () => () => ''

/** Every list of records: search, filters, sorting, order by hand, and what can be done with a record. */
export function RecordCollection({ definition, screen, slots, records, savedId }: RecordCollectionProps) {
  const { list, words } = screen
  const controls = useListView(list)
  const clone = useRecordClone(definition, screen)
  const deletion = useDeletion(definition, screen)
  const shown = arrangeRecords(definition, list, records, controls.view)
  const { InlineCard } = slots
  const drafts = useOpenDrafts(definition.name).data ?? []
  const drafted = new Set(drafts.filter(isChangeOfRecord).map(({ id }) => id))
  const releases = new Map(drafts.flatMap(({ id, release }) => (release ? [[id, release] as const] : [])))
  const schedules = new Map(
    (useSchedules(definition.name).data ?? []).flatMap((one) =>
      one.lang === mainLanguage ? [[one.id, one] as const] : [],
    ),
  )
  const places = visitorPlaces(definition, records)
  const furtherNote = (slots.useNote ?? noNote)()
  const noteOf = (record: AnyRecord) => list.note(record, places.get(record.id)) || furtherNote(record)
  const titleOf = (record: AnyRecord) => titleIn(definition, record)
  const summary = (record: AnyRecord) => ({
    list,
    record,
    title: titleOf(record),
    note: noteOf(record),
    editTo: recordAddress(definition, record.id),
    Mark: slots.Mark,
    isDrafted: drafted.has(record.id),
    release: releases.get(record.id),
    schedule: schedules.get(record.id),
    saved: record.id === savedId ? { page: screen.pageOf(record) } : undefined,
  })
  const actions = (record: AnyRecord) => (
    <RecordActions
      title={titleOf(record)}
      editTo={recordAddress(definition, record.id)}
      page={screen.pageOf(record)}
      onClone={() => clone(record, records)}
      onDelete={() => deletion.ask(record)}
    >
      {slots.RecordActions && <slots.RecordActions record={record} />}
    </RecordActions>
  )
  return (
    <div className="space-y-4">
      {list.as !== 'inline' && <ListControls definition={definition} list={list} controls={controls} />}
      {shown.length === 0 && <EmptyState title={texts.notFound} description={texts.notFoundHint} />}
      {list.as === 'rows' ? (
        <Rows
          definition={definition}
          screen={screen}
          records={shown}
          isWhole={shown.length === records.length && controls.view.sort === ''}
          savedId={savedId}
          renderRecord={(record) => <RecordSummary {...summary(record)} />}
          renderActions={actions}
        />
      ) : (
        <Cards label={words.list} records={shown}>
          {(record) =>
            InlineCard ? (
              <InlineCard record={record} note={noteOf(record)} onDelete={() => deletion.ask(record)} />
            ) : (
              <RecordCard {...summary(record)} actions={actions(record)} />
            )
          }
        </Cards>
      )}
      {deletion.question}
    </div>
  )
}

function titleIn(definition: Definition, record: AnyRecord): string {
  return String(record[definition.titleField as keyof AnyRecord] ?? '')
}

type RowsProps = Pick<RecordCollectionProps, 'definition' | 'screen' | 'records' | 'savedId'> & {
  /** Nothing is left out and nothing sorted: only then can the order be changed. */
  isWhole: boolean
  renderRecord: (record: AnyRecord) => ReactNode
  renderActions: (record: AnyRecord) => ReactNode
}

function Rows({ definition, screen, records, isWhole, savedId, ...drawing }: RowsProps) {
  const { list, words } = screen
  const mayPublish = useMayPublish()
  const saveOrder = useRecordOrder(definition, words)
  return (
    <SortableRows
      label={words.list}
      records={records}
      titleOf={(record) => titleIn(definition, record)}
      onOrder={mayPublish && list.isOrderedByHand && isWhole ? saveOrder : undefined}
      rowClassName={({ id }) => (id === savedId ? savedLook : undefined)}
      {...drawing}
    />
  )
}

/** Thousands of cards at once would make every keystroke slow. */
const step = 60

type CardsProps = {
  label: string
  records: readonly AnyRecord[]
  children: (record: AnyRecord) => ReactNode
}

function Cards({ label, records, children }: CardsProps) {
  const [count, setCount] = useState(step)
  const rest = records.length - count
  return (
    <>
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4 empty:hidden"
      >
        {records.slice(0, count).map((record) => (
          <li key={record.id} data-record={record.id} className="grid">
            {children(record)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-center">
          <Button variant="secondary" onClick={() => setCount(count + step)}>
            {texts.more(Math.min(step, rest), rest)}
          </Button>
        </p>
      )}
    </>
  )
}

/** Asks before a record goes to the trash. */
function useDeletion(definition: Definition, { words }: StaffScreen) {
  const [asked, setAsked] = useState<AnyRecord | null>(null)
  const remove = useRecordDeletion(definition, words)
  const question = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && setAsked(null)}
      title={words.confirmDelete}
      description={asked ? `${titleIn(definition, asked)}: ${texts.trashHint}` : ''}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      destructive
      onConfirm={async () => {
        if (asked) await remove(asked.id)
      }}
    />
  )
  return { ask: setAsked, question }
}
