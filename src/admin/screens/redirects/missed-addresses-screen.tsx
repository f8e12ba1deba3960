import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CornerUpRight, SearchX, X } from 'lucide-react'
import { useState } from 'react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { dayText } from '../../../shared/day-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useMayPublish } from '../../approval/use-may-publish.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { MakeRedirectDialog } from './make-redirect-dialog.tsx'
import { redirectTexts as texts } from './redirect-texts.ts'

const missesUrl = '/api/missed-addresses'

interface MissedAddress {
  path: string
  count: number
  lastDay: string
}

/** What visitors looked for and did not find, and a way to lead them on. */
export function MissedAddressesScreen() {
  const [kind, setKind] = useState<'page' | 'robot'>('page')
  const query = useQuery<MissedAddress[]>({
    queryKey: [`${missesUrl}?kind=${kind}`],
    refetchOnMount: 'always',
  })
  const [leading, setLeading] = useState<string | null>(null)
  return (
    <>
      <ScreenHeader
        title={texts.missedTitle}
        description={kind === 'page' ? texts.missedHint : texts.robotHint}
      />
      <SegmentedControl
        label={texts.kind}
        segments={[
          { value: 'page', label: texts.page },
          { value: 'robot', label: texts.robot },
        ]}
        value={kind}
        onValueChange={setKind}
        className="mb-4"
      />
      <AdminQueryState
        query={query}
        failed={texts.loadFailed}
        empty={<EmptyState icon={<SearchX />} title={texts.empty} description={texts.emptyHint} />}
      >
        {(list) => (
          <ul
            aria-label={texts.list}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {list.map((missed) => (
              <li key={missed.path}>
                <MissedRow missed={missed} onLead={() => setLeading(missed.path)} />
              </li>
            ))}
          </ul>
        )}
      </AdminQueryState>
      {leading !== null && <MakeRedirectDialog from={leading} onClose={() => setLeading(null)} />}
    </>
  )
}

function MissedRow({ missed, onLead }: { missed: MissedAddress; onLead: () => void }) {
  const client = useQueryClient()
  const toasts = useToast()
  const { path, count, lastDay } = missed
  const mayPublish = useMayPublish()
  const forget = async () => {
    try {
      await sendAsStaff('DELETE', `${missesUrl}/${encodeURIComponent(path)}`)
      toasts.show({ title: texts.forgotten(path), variant: 'success' })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toasts.show({ title: texts.failed, variant: 'destructive' })
    }
    await forgetUrls(client, missesUrl)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="min-w-52 flex-1">
        <p dir="ltr" className="text-start font-medium wrap-anywhere">
          {path}
        </p>
        <p className="text-caption text-muted">
          {texts.times(count)}, {texts.last(dayText(lastDay))}
        </p>
      </div>
      {mayPublish && (
        <Button size="sm" variant="secondary" onClick={onLead}>
          <CornerUpRight aria-hidden="true" className="rtl:-scale-x-100" />
          {texts.make} <span className="sr-only">{texts.of(path)}</span>
        </Button>
      )}
      <IconButton
        label={`${texts.forget} ${texts.of(path)}`}
        icon={<X />}
        size="sm"
        onClick={() => void forget()}
      />
    </div>
  )
}
