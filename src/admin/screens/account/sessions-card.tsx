import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { momentText } from '../../moment-text.ts'
import { accountTexts as texts } from './account-texts.ts'
import { deviceName } from './device-name.ts'

export const sessionsUrl = '/api/auth/sessions'

interface SessionFacts {
  userAgent: string
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** Every browser this account is signed in with, and one button to end all but this one. */
export function SessionsCard({ className }: { className?: string }) {
  const query = useQuery<SessionFacts[]>({ queryKey: [sessionsUrl], staleTime: 0 })
  const client = useQueryClient()
  const toasts = useToast()
  const endOthers = async () => {
    await sendAsStaff('DELETE', sessionsUrl).catch((error: unknown) => {
      throw new Error(texts.endOthersFailed, { cause: error })
    })
    await client.invalidateQueries({ queryKey: [sessionsUrl] })
    toasts.show({ title: texts.othersEnded, variant: 'success' })
  }
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card className={className}>
      <CardHeader title={texts.sessions} description={texts.sessionsHint} />
      <CardBody>
        <AdminQueryState query={query} failed={texts.sessionsFailed}>
          {(sessions) => (
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow key={session.createdAt + session.userAgent} session={session} />
              ))}
            </ul>
          )}
        </AdminQueryState>
      </CardBody>
      <CardFooter>
        <ConfirmDialog
          title={`${texts.endOthers}?`}
          description={texts.endOthersConfirm}
          confirmLabel={texts.endOthers}
          busyLabel={texts.ending}
          destructive
          onConfirm={endOthers}
          trigger={
            <Button variant="secondary" disabled={!hasOthers}>
              {texts.endOthers}
            </Button>
          }
        />
      </CardFooter>
    </Card>
  )
}

function SessionRow({ session }: { session: SessionFacts }) {
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium">
          {deviceName(session.userAgent)}
          {session.isCurrent && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-caption text-muted">
          {texts.used(momentText(session.createdAt), momentText(session.lastSeenAt))}
        </p>
      </div>
    </li>
  )
}
