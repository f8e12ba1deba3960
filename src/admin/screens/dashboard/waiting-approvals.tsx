import { Link } from 'react-router'
import { type ApprovalRequest, useApprovalRequests } from '../../../client/approval-requests.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Written } from '../../../ui/written.tsx'
import { actorName } from '../../actor-name.ts'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { momentText } from '../../moment-text.ts'
import { DashboardPanel } from './dashboard-panel.tsx'
import { recentCount } from './recent-submissions.tsx'

/** What waits for this person: to be decided, or sent back to them; nothing where there is nothing. */
export function WaitingApprovals() {
  const { data = [] } = useApprovalRequests()
  const mine = data.filter(({ state, isOwn, mayDecide }) => (state === 'waiting' ? mayDecide : isOwn))
  if (mine.length === 0) return null
  return (
    <DashboardPanel title={texts.panel} more={{ label: texts.all, href: '/admin/approvals' }}>
      <ul className="divide-y divide-line text-small">
        {mine.slice(0, recentCount).map((request) => (
          <li key={`${request.type} ${request.id} ${request.lang}`} className="space-y-1 py-2">
            <WaitingLine request={request} />
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}

function WaitingLine({ request }: { request: ApprovalRequest }) {
  const isBack = request.state === 'sent_back'
  const [who, when] = isBack
    ? [request.decidedBy ?? '', request.decidedAt ?? '']
    : [request.sentBy, request.sentAt]
  const line = (isBack ? texts.sentBack : texts.sentLine)(isolated(actorName(who)), momentText(when))
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to="/admin/approvals" className="font-medium wrap-anywhere hover:underline">
          <Written as="span">{request.title}</Written>
        </Link>
        {isBack && <Badge tone="warning">{texts.returned}</Badge>}
      </p>
      <p className="text-caption text-muted">{line}</p>
    </>
  )
}
