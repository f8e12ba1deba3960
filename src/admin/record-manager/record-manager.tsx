import { Eye, EyeOff, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useRecords } from '../../client/content-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { StaffScreen } from '../../schema/staff-screen.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { approvalTexts } from '../approval/approval-texts.ts'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { LoadingPart } from '../loading-part.tsx'
import { useIsReadOnly } from '../read-only.ts'
import { newRecord, recordAddress } from '../record-address.ts'
import type { ScreenSlots } from '../screen-slots.ts'
import { NewDrafts } from '../unpublished/new-drafts.tsx'
import { RecordCollection } from './record-collection.tsx'
import { recordManagerTexts as texts } from './record-manager-texts.ts'
import { useListPlace } from './use-list-place.ts'
import { useRecordNavigation } from './use-record-navigation.ts'

const RecordPanel = lazyPart(async () => (await import('./record-panel.tsx')).RecordPanel, {
  Fallback: () => <LoadingPart className="h-96 w-full" />,
})

type RecordManagerProps = { definition: Definition; screen: StaffScreen; slots: ScreenSlots }

/** The screen of every collection: its list, and in the list's place the form of the record at the address. */
export function RecordManager({ definition, screen, slots }: RecordManagerProps) {
  const { words, list } = screen
  const records = useRecords(definition)
  const navigation = useRecordNavigation(screen)
  const isReadOnly = useIsReadOnly()
  const needsApproval = useNeedsApproval()
  const [isOverviewShown, setOverviewShown] = useState(false)
  const { ListActions, InlineAdd, Overview } = slots
  const isFormShown = navigation.id !== undefined && list.as !== 'inline'
  useListPlace(navigation, isFormShown, records.data !== undefined)
  if (isFormShown && screen.form.length === 0)
    return <Navigate replace to={recordAddress(definition, navigation.id ?? newRecord)} />
  const add = !isReadOnly && list.as !== 'inline' && (
    <AddButton definition={definition} screen={screen} onAdd={navigation.add} />
  )
  // A new record goes behind the last one, so the list is waited for, though not when it cannot be read.
  const isReady = navigation.id !== newRecord || !records.isLoading
  return (
    <>
      <ScreenHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            {Overview && <OverviewToggle isShown={isOverviewShown} onChange={setOverviewShown} />}
            {!isFormShown && !isReadOnly && ListActions && <ListActions />}
            {!isFormShown && add}
          </>
        }
      />
      {Overview && isOverviewShown && <Overview records={records.data ?? []} />}
      {isFormShown ? (
        isReady && (
          <RecordPanel
            key={navigation.id}
            definition={definition}
            screen={screen}
            slots={slots}
            navigation={navigation}
            initial={atEnd(definition, records.data ?? [])}
          />
        )
      ) : (
        <>
          <NewDrafts definition={definition} />
          {list.as === 'inline' && needsApproval && <Alert title={approvalTexts.listHint} className="mb-6" />}
          {!isReadOnly && !needsApproval && InlineAdd && records.data && <InlineAdd records={records.data} />}
          <AdminQueryState
            query={records}
            loading={words.loading}
            failed={words.loadFailed}
            empty={<EmptyState title={words.empty} description={words.emptyHint} action={add || null} />}
          >
            {(found) => (
              <RecordCollection
                definition={definition}
                screen={screen}
                slots={slots}
                records={found}
                savedId={navigation.saved}
              />
            )}
          </AdminQueryState>
        </>
      )}
    </>
  )
}

type AddButtonProps = Omit<RecordManagerProps, 'slots'> & { onAdd: () => void }

/** A list whose records are edited elsewhere leads there for a new one too. */
function AddButton({ definition, screen, onAdd }: AddButtonProps) {
  const content = (
    <>
      <Plus aria-hidden="true" />
      {screen.words.add}
    </>
  )
  if (screen.form.length > 0)
    return (
      <Button data-add="" onClick={onAdd}>
        {content}
      </Button>
    )
  return (
    <Button asChild>
      <Link data-add="" to={recordAddress(definition, newRecord)}>
        {content}
      </Link>
    </Button>
  )
}

type OverviewToggleProps = { isShown: boolean; onChange: (isShown: boolean) => void }

/** What visitors see of all records together is shown when it is asked for. */
function OverviewToggle({ isShown, onChange }: OverviewToggleProps) {
  return (
    <Button variant="secondary" aria-expanded={isShown} onClick={() => onChange(!isShown)}>
      {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {isShown ? texts.hidePreview : texts.showPreview}
    </Button>
  )
}

/** Behind the last record, where staff order the list by hand. */
function atEnd(definition: Definition, records: readonly RecordOf<Definition>[]): { order?: number } {
  if (!('order' in definition.fields) || records.length === 0) return {}
  return {
    order: Math.max(...records.map((record) => Number((record as { order?: unknown }).order) || 0)) + 1,
  }
}
