import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition } from '../schema/define-content.ts'
import type { Language } from '../shared/languages.ts'
import { listUrl } from './content-queries.ts'
import { draftsUrl } from './record-drafts.ts'
import { sendAsStaff } from './staff-request.ts'
import { forgetUrls } from './use-list-page.ts'

/** A draft that was sent for approval, as the server answers it. */
export interface ApprovalRequest {
  type: string
  path: string
  label: string
  id: string
  lang: Language
  title: string
  /** Whether visitors never saw an earlier state of it. */
  isNew: boolean
  state: 'waiting' | 'sent_back'
  note: string
  sentAt: string
  sentBy: string
  isOwn: boolean
  /** Of the draft as it is now. */
  revision: number
  isChangedSince: boolean
  changedAt: string
  changedBy: string
  comment: string
  decidedAt: string | null
  decidedBy: string | null
  mayDecide: boolean
}

/** Names the draft of a record, or of its words in another language. */
export type DraftName = { definition: Definition; id: string; lang: Language }

export const approvalsUrl = '/api/approvals'

/** How often it is looked whether what somebody waits for was decided. */
const awaitedMs = 4000

/** Everything that was sent and is not published; read again and again while a request is in it that is waited for. */
export function useApprovalRequests(
  isWanted = true,
  isAwaited: (request: ApprovalRequest) => boolean = () => false,
): UseQueryResult<ApprovalRequest[]> {
  return useQuery<ApprovalRequest[]>({
    queryKey: [approvalsUrl],
    enabled: isWanted,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isAwaited) ? awaitedMs : false),
  })
}

const approvalUrl = ({ definition, id }: DraftName) =>
  `${listUrl(definition)}/${encodeURIComponent(id)}/draft/approval`

export function sendForApproval(name: DraftName, revision: number, note: string): Promise<unknown> {
  return sendAsStaff('POST', approvalUrl(name), { lang: name.lang, revision, note })
}

export function withdrawRequest(name: DraftName): Promise<unknown> {
  return sendAsStaff('POST', `${approvalUrl(name)}/withdraw`, { lang: name.lang })
}

/** Publishes the draft as it was at the revision that was looked at. */
export function approveRequest(name: DraftName, revision: number): Promise<unknown> {
  return sendAsStaff('POST', `${approvalUrl(name)}/approve`, { lang: name.lang, revision })
}

export function sendRequestBack(name: DraftName, comment: string): Promise<unknown> {
  return sendAsStaff('POST', `${approvalUrl(name)}/send-back`, { lang: name.lang, comment })
}

/** Whatever was decided, these are read again where they are shown. */
export function forgetApprovals(client: QueryClient, { definition }: DraftName): Promise<void> {
  return forgetUrls(client, approvalsUrl, draftsUrl, listUrl(definition), '/api/activity')
}
