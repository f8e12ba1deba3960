import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useListPage } from '../../../client/use-list-page.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { ApplicationCounters, type ApplicationCounts } from './application-counters.tsx'
import { ApplicationEditDialog } from './application-edit-dialog.tsx'
import { ApplicationFilterBar } from './application-filter-bar.tsx'
import { noFilters, pageUrl } from './application-filters.ts'
import { ApplicationList } from './application-list.tsx'
import { ApplicationListActions } from './application-list-actions.tsx'
import { ApplicationTabs } from './application-tabs.tsx'
import { ApplicationViewDialog } from './application-view-dialog.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { OverdueNotice } from './overdue-notice.tsx'
import { applicantName, applicationsUrl, type StaffApplication } from './staff-application.ts'
import { useApplicationDeletion } from './use-application-deletion.ts'
import { useApplicationFilters } from './use-application-filters.ts'
import { useCurrentMinute } from './use-current-minute.ts'
import { useSpamClearing } from './use-spam-clearing.ts'

/** Everything people sent through the Join form, and how staff answer it. */
export function ApplicationsScreen() {
  const { filters, change, viewedId, view } = useApplicationFilters()
  const applications = useListPage<StaffApplication>(pageUrl(filters))
  const counts = useQuery<ApplicationCounts>({
    queryKey: [`${applicationsUrl}/counts`],
    refetchOnMount: 'always',
  })
  const now = useCurrentMinute()
  const [edited, setEdited] = useState<string | null>(null)
  const list = useRef<HTMLElement>(null)
  const [toDelete, setToDelete] = useState<StaffApplication | null>(null)
  const clearSpam = useSpamClearing()
  const leave = () => {
    if (viewedId !== null) view(null)
    // The button that was pressed goes with its card.
    requestAnimationFrame(() => list.current?.focus())
  }
  const clear = async ({ id }: StaffApplication) => {
    if (await clearSpam(id)) leave()
  }
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={counts.data && texts.count(counts.data.total)}
        actions={<ApplicationListActions filters={filters} />}
      />
      <ApplicationCounters query={counts} />
      {filters.reply !== 'overdue' && !filters.isSuspected && (
        <OverdueNotice onShow={() => change({ ...noFilters, reply: 'overdue' })} />
      )}
      <ApplicationTabs filters={filters} onChange={change}>
        <ApplicationFilterBar filters={filters} onChange={change} />
        <ApplicationList
          query={applications}
          filters={filters}
          onFilter={change}
          now={now}
          top={list}
          onView={view}
          onEdit={({ id }) => setEdited(id)}
          onDelete={setToDelete}
          onClear={clear}
        />
      </ApplicationTabs>
      {viewedId !== null && edited === null && (
        <ApplicationViewDialog
          id={viewedId}
          now={now}
          onEdit={({ id }) => setEdited(id)}
          onClear={clear}
          onErased={leave}
          onClose={() => view(null)}
        />
      )}
      {edited !== null && <ApplicationEditDialog id={edited} onClose={() => setEdited(null)} />}
      <DeleteQuestion toDelete={toDelete} onClose={() => setToDelete(null)} focusAfter={list} />
    </>
  )
}

type DeleteQuestionProps = {
  toDelete: StaffApplication | null
  onClose: () => void
  focusAfter: RefObject<HTMLElement | null>
}

function DeleteQuestion({ toDelete, onClose, focusAfter }: DeleteQuestionProps) {
  const remove = useApplicationDeletion()
  // The button that asked is gone with its card, once the window has closed.
  const isDeleted = useRef(false)
  useEffect(() => {
    if (toDelete || !isDeleted.current) return
    isDeleted.current = false
    focusAfter.current?.focus()
  }, [toDelete, focusAfter])
  // The name stays while the window fades out.
  const lastName = useRef('')
  if (toDelete) lastName.current = applicantName(toDelete)
  return (
    <ConfirmDialog
      open={toDelete !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(lastName.current)}
      description={texts.confirmDelete}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      destructive
      onConfirm={async () => {
        if (!toDelete) return
        await remove(toDelete.id)
        isDeleted.current = true
      }}
    />
  )
}
