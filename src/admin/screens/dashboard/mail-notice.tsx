import { useQuery } from '@tanstack/react-query'
import { Alert } from '../../../ui/alert.tsx'
import { useMay } from '../../current-user.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

interface MailStatus {
  waiting: number
  failing: number
  lastError: string | null
}

/** Tells those who can do something about it that mails do not leave the house. */
export function MailNotice() {
  const seesMail = useMay('manage_users')
  const { data } = useQuery<MailStatus>({
    queryKey: ['/api/mail/status'],
    enabled: seesMail,
    refetchOnMount: 'always',
  })
  if (!data || data.failing === 0) return null
  return (
    <Alert tone="warning" title={texts.mailsWait(data.waiting)} className="mb-6">
      <p className="wrap-anywhere">{texts.mailsWaitWhy(data.lastError ?? '')}</p>
    </Alert>
  )
}
