import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailCheck, MailX, Send } from 'lucide-react'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { dayText } from '../../../shared/day-text.ts'
import { rankOf } from '../../../shared/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { Written } from '../../../ui/written.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { invitationTexts as texts } from './invitation-texts.ts'
import { roleLabel } from './staff-user.ts'

export const invitationsUrl = '/api/invitations'

interface PendingInvitation {
  id: string
  email: string
  name: string
  role: string
  inviter: string | null
  createdAt: string
  expiresAt: string
}

/** Who has been invited and has not come yet; nothing where there is nobody. */
export function InvitationList() {
  const query = useQuery<PendingInvitation[]>({ queryKey: [invitationsUrl], refetchOnMount: 'always' })
  const [leaving, setLeaving] = useState<PendingInvitation | null>(null)
  const { resend, takeBack } = useInvitationChanges()
  if (!query.data || query.data.length === 0) return null
  return (
    <Card className="mb-6">
      <CardHeader title={texts.pending} description={texts.pendingHint} />
      <ul aria-label={texts.pending} className="mt-5 divide-y divide-line border-t border-line">
        {query.data.map((invitation) => (
          <li key={invitation.id}>
            <InvitationRow
              invitation={invitation}
              onResend={() => void resend(invitation)}
              onTakeBack={() => setLeaving(invitation)}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title={texts.takeBackTitle}
          description={texts.confirmTakeBack(leaving.email)}
          confirmLabel={texts.takeBack}
          busyLabel={texts.takingBack}
          destructive
          onConfirm={() => takeBack(leaving)}
        />
      )}
    </Card>
  )
}

type InvitationRowProps = {
  invitation: PendingInvitation
  onResend: () => void
  onTakeBack: () => void
}

function InvitationRow({ invitation, onResend, onTakeBack }: InvitationRowProps) {
  const actor = useCurrentUser()
  const { name, email, role, inviter, createdAt, expiresAt } = invitation
  const isExpired = Date.parse(expiresAt) <= Date.now()
  const isAbove = rankOf(role) > rankOf(actor.role)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-4">
      <MailCheck aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Written as="span" className="font-semibold wrap-anywhere">
            {name}
          </Written>
          <Badge tone={role === 'super_admin' ? 'gold' : 'info'}>{roleLabel(role)}</Badge>
          {isExpired && <Badge tone="danger">{texts.expired}</Badge>}
        </p>
        <p className="text-small text-muted wrap-anywhere">{email}</p>
        <p className="text-caption text-muted">
          {texts.invited(inviter ?? '', dayText(createdAt))}
          {!isExpired && ` ${texts.until(dayText(expiresAt))}`}
        </p>
      </div>
      {!isAbove && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onResend}>
            <Send aria-hidden="true" className="rtl:-scale-x-100" />
            {texts.resend} <span className="sr-only">{texts.to(email)}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={onTakeBack}>
            <MailX aria-hidden="true" />
            {texts.takeBack} <span className="sr-only">{texts.to(email)}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function useInvitationChanges() {
  const client = useQueryClient()
  const toasts = useToast()
  const send = async (method: 'POST' | 'DELETE', url: string, failed: string) => {
    try {
      await sendAsStaff(method, url)
    } catch (error) {
      const refused = error instanceof RequestError && error.status < 500 ? error : undefined
      throw new Error(refused?.detail || failed, { cause: error })
    } finally {
      // Somebody else may have been quicker, or the person has come.
      await forgetUrls(client, invitationsUrl, '/api/users', '/api/activity')
    }
  }
  return {
    resend: async ({ id, email }: PendingInvitation) => {
      try {
        await send('POST', `${invitationsUrl}/${id}/resend`, texts.failed)
        toasts.show({ title: texts.sent(email), variant: 'success' })
      } catch (error) {
        if (!(error instanceof Error)) throw error
        toasts.show({ title: error.message, variant: 'destructive' })
      }
    },
    takeBack: async ({ id, email }: PendingInvitation) => {
      await send('DELETE', `${invitationsUrl}/${id}`, texts.takeBackFailed)
      toasts.show({ title: texts.takenBack(email), variant: 'success' })
    },
  }
}
