import { Stamp } from 'lucide-react'
import { type ApprovalRequest, useApprovalRequests } from '../../../client/approval-requests.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { RequestRow } from './request-row.tsx'

/** What was sent for approval: to decide about, and what became of one's own. */
export function ApprovalsScreen() {
  const requests = useApprovalRequests()
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} />
      <AdminQueryState
        query={requests}
        failed={texts.loadFailed}
        empty={<EmptyState icon={<Stamp />} title={texts.empty} description={texts.emptyHint} />}
      >
        {(list) => <RequestGroups requests={list} />}
      </AdminQueryState>
    </>
  )
}

function RequestGroups({ requests }: { requests: readonly ApprovalRequest[] }) {
  const toDecide = requests.filter(({ state, mayDecide }) => state === 'waiting' && mayDecide)
  const rest = requests.filter((request) => !toDecide.includes(request))
  const own = rest.filter(({ isOwn }) => isOwn)
  const others = rest.filter(({ isOwn }) => !isOwn)
  return (
    <div className="space-y-8">
      <RequestGroup title={texts.toDecide} requests={toDecide} />
      <RequestGroup title={texts.own} requests={own} />
      <RequestGroup title={texts.others} requests={others} />
    </div>
  )
}

type RequestGroupProps = { title: string; requests: readonly ApprovalRequest[] }

function RequestGroup({ title, requests }: RequestGroupProps) {
  if (requests.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {requests.map((request) => (
          <RequestRow key={`${request.type} ${request.id} ${request.lang}`} request={request} />
        ))}
      </ul>
    </section>
  )
}
