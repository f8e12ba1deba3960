import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  type ApprovalRequest,
  type DraftName,
  forgetApprovals,
  useApprovalRequests,
  withdrawRequest,
} from '../../client/approval-requests.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { Written } from '../../ui/written.tsx'
import { actorName } from '../actor-name.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { momentText } from '../moment-text.ts'
import { FormNotice } from '../record-form/form-notices.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { approvalTexts as texts } from './approval-texts.ts'
import { SendDialog } from './send-dialog.tsx'

/** What became of the draft on the screen since it was sent for approval; and the window in which it is sent. */
export function ApprovalBanner({ form }: { form: RecordFormState }) {
  const { drafted: place, draft, asking } = form
  // A translation that was never published is a draft as it stands.
  const isPrepared = draft?.facts !== undefined || (place !== undefined && place.lang !== mainLanguage)
  const isThis = ({ type, id, lang }: ApprovalRequest) =>
    type === place?.definition.name && id === place.id && lang === place.lang
  const isAwaited = (one: ApprovalRequest) => isThis(one) && one.state === 'waiting'
  const { data = [] } = useApprovalRequests(isPrepared, isAwaited)
  const request = data.find(isThis)
  return (
    <>
      {isPrepared && place && request && <RequestAlert form={form} name={place} request={request} />}
      {asking?.isOpen && (
        <SendDialog
          title={texts.send}
          description={texts.sendDescription}
          label={texts.note}
          submitLabel={texts.sendNow}
          onSend={asking.send}
          onClose={asking.close}
        />
      )}
    </>
  )
}

type RequestAlertProps = { form: RecordFormState; name: DraftName; request: ApprovalRequest }

function RequestAlert({ form, name, request }: RequestAlertProps) {
  const isWaiting = request.state === 'waiting'
  const words = isWaiting ? request.note : request.comment
  const [who, when] = isWaiting
    ? [request.sentBy, request.sentAt]
    : [request.decidedBy ?? '', request.decidedAt ?? '']
  const title = (isWaiting ? texts.waiting : texts.sentBack)(isolated(actorName(who)), momentText(when))
  return (
    <FormNotice
      kind="approval"
      tone={isWaiting ? 'info' : 'warning'}
      title={title}
      line={words === '' ? title : `${title}: ${words}`}
      action={
        <>
          {isWaiting && request.mayDecide && (
            <Button asChild size="sm" variant="secondary">
              <Link to="/admin/approvals">{texts.decide}</Link>
            </Button>
          )}
          {!form.isReadOnly && <WithdrawButton name={name} request={request} />}
        </>
      }
    >
      {words !== '' && (
        <Written as="p" className="whitespace-pre-line wrap-anywhere">
          {words}
        </Written>
      )}
      {isWaiting && request.isChangedSince && <p className="text-caption">{texts.changedHint}</p>}
    </FormNotice>
  )
}

function WithdrawButton({ name, request }: Omit<RequestAlertProps, 'form'>) {
  const client = useQueryClient()
  const { show } = useToast()
  const withdraw = async () => {
    try {
      await withdrawRequest(name)
      show({ title: texts.withdrawn, variant: 'success' })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const description = answerInPageLanguage(error.message)
      show({ title: texts.failed, description, variant: 'destructive' })
    }
    await forgetApprovals(client, name)
  }
  return (
    <Button size="sm" variant="secondary" onClick={() => void withdraw()}>
      {request.state === 'waiting' ? texts.withdraw : texts.settle}
    </Button>
  )
}
