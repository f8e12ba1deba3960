import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { forgetUrls, useListPage } from '../../../client/use-list-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { ApplicationCounters, type ApplicationCounts } from './application-counters.tsx'
import { ApplicationEditDialog } from './application-edit-dialog.tsx'
import { ApplicationFilterBar } from './application-filter-bar.tsx'
import { type ApplicationFilters, exportUrl, noFilters, pageUrl } from './application-filters.ts'
import { ApplicationList } from './application-list.tsx'
import { ApplicationViewDialog } from './application-view-dialog.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { downloadFile } from './download-file.ts'
import { OverdueNotice } from './overdue-notice.tsx'
import { applicantName, applicationsUrl, type StaffApplication } from './staff-application.ts'
import { useApplicationDeletion } from './use-application-deletion.ts'
import { useApplicationFilters } from './use-application-filters.ts'
import { useCurrentMinute } from './use-current-minute.ts'

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
  const [doomed, setDoomed] = useState<StaffApplication | null>(null)
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={counts.data && texts.count(counts.data.total)}
        actions={<HeaderActions filters={filters} />}
      />
      <ApplicationCounters query={counts} />
      {filters.reply !== 'overdue' && (
        <OverdueNotice onShow={() => change({ ...noFilters, reply: 'overdue' })} />
      )}
      <ApplicationFilterBar filters={filters} onChange={change} />
      <ApplicationList
        query={applications}
        filters={filters}
        onFilter={change}
        now={now}
        top={list}
        onView={view}
        onEdit={({ id }) => setEdited(id)}
        onDelete={setDoomed}
      />
      {viewedId !== null && edited === null && (
        <ApplicationViewDialog
          id={viewedId}
          now={now}
          onEdit={({ id }) => setEdited(id)}
          onErased={() => {
            view(null)
            // The button that opened the window goes with its card.
            requestAnimationFrame(() => list.current?.focus())
          }}
          onClose={() => view(null)}
        />
      )}
      {edited !== null && <ApplicationEditDialog id={edited} onClose={() => setEdited(null)} />}
      <DeleteQuestion doomed={doomed} onClose={() => setDoomed(null)} focusAfter={list} />
    </>
  )
}

function HeaderActions({ filters }: { filters: ApplicationFilters }) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isExporting, setExporting] = useState(false)
  const isRefreshing = useIsFetching({
    predicate: ({ queryKey: [url] }) => String(url).startsWith(applicationsUrl),
  })
  const save = async () => {
    setExporting(true)
    try {
      await downloadFile(exportUrl(filters), 'applications.csv')
    } catch {
      toasts.show({ title: texts.exportFailed, variant: 'destructive' })
    } finally {
      setExporting(false)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-busy={isRefreshing > 0}
        onClick={() => void forgetUrls(client, applicationsUrl)}
      >
        <RefreshCw aria-hidden="true" className={isRefreshing > 0 ? 'animate-spin' : undefined} />
        {texts.refresh}
      </Button>
      <Button loading={isExporting} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {texts.exportCsv}
      </Button>
    </>
  )
}

type DeleteQuestionProps = {
  doomed: StaffApplication | null
  onClose: () => void
  focusAfter: RefObject<HTMLElement | null>
}

function DeleteQuestion({ doomed, onClose, focusAfter }: DeleteQuestionProps) {
  const remove = useApplicationDeletion()
  // The button that asked is gone with its card, once the window has closed.
  const isDeleted = useRef(false)
  useEffect(() => {
    if (doomed || !isDeleted.current) return
    isDeleted.current = false
    focusAfter.current?.focus()
  }, [doomed, focusAfter])
  // The name stays while the window fades out.
  const lastName = useRef('')
  if (doomed) lastName.current = applicantName(doomed)
  return (
    <ConfirmDialog
      open={doomed !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(lastName.current)}
      description={texts.confirmDelete}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      destructive
      onConfirm={async () => {
        if (!doomed) return
        await remove(doomed.id)
        isDeleted.current = true
      }}
    />
  )
}
