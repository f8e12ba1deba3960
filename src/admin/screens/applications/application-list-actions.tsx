import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { type ApplicationFilters, exportUrl } from './application-filters.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import { downloadFile } from './download-file.ts'
import { applicationsUrl } from './staff-application.ts'

/** Refreshes the list, or saves all of it that the filters let through. */
export function ApplicationListActions({ filters }: { filters: ApplicationFilters }) {
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
