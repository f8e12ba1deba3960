import { useQueryClient } from '@tanstack/react-query'
import { Check, CornerUpLeft } from 'lucide-react'
import { useState } from 'react'
import {
  approveRequest,
  type DraftName,
  forgetApprovals,
  sendRequestBack,
} from '../../../client/approval-requests.ts'
import { useOpenDrafts } from '../../../client/record-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { SendDialog } from '../../approval/send-dialog.tsx'
import { useDecisionHints } from '../../approval/use-decision-hints.ts'
import { publishQuestionTexts } from '../../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../../checks/use-going-live-question.tsx'
import { releaseTexts } from '../../releases/release-texts.ts'

type RequestDecisionProps = {
  name: DraftName
  title: string
  /** Of the draft that was looked at. */
  revision: number
}

/** Approve, or send back with a few words. */
export function RequestDecision({ name, title, revision }: RequestDecisionProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const hints = useDecisionHints()
  const drafts = useOpenDrafts(name.definition.name).data
  const release = drafts?.find(({ id, lang }) => id === name.id && lang === name.lang)?.release
  const [isGivingBack, setGivingBack] = useState(false)
  const [isApproving, setApproving] = useState(false)
  const question = useGoingLiveQuestion(publishQuestionTexts.approveAnyway)
  const begin = async () => {
    if (await question.mayPublish([name])) setApproving(true)
  }
  const approve = async () => {
    try {
      await approveRequest(name, revision)
    } catch (error) {
      // Whatever stood in the way, the list may have changed.
      void forgetApprovals(client, name)
      throw error instanceof Error ? new Error(answerInPageLanguage(error.message)) : error
    }
    show({ title: texts.approved(title), variant: 'success' })
    void forgetApprovals(client, name)
  }
  const giveBack = async (comment: string) => {
    await sendRequestBack(name, comment)
    setGivingBack(false)
    show({ title: texts.gaveBack, variant: 'success' })
    void forgetApprovals(client, name)
  }
  return (
    <>
      {question.dialog}
      <ConfirmDialog
        open={isApproving}
        onOpenChange={(open) => (open ? void begin() : setApproving(false))}
        title={texts.approveTitle(title)}
        description={release ? `${releaseTexts.approving(release.name)} ${hints.approve}` : hints.approve}
        confirmLabel={texts.approve}
        busyLabel={texts.approving}
        onConfirm={approve}
        trigger={
          <Button size="sm" aria-busy={question.isLooking}>
            <Check aria-hidden="true" />
            {texts.approve} <span className="sr-only">{title}</span>
          </Button>
        }
      />
      <Button size="sm" variant="secondary" onClick={() => setGivingBack(true)}>
        <CornerUpLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.giveBack} <span className="sr-only">{title}</span>
      </Button>
      {isGivingBack && (
        <SendDialog
          title={texts.giveBackTitle(title)}
          description={hints.giveBack}
          label={texts.comment}
          missing={texts.commentMissing}
          submitLabel={texts.giveBack}
          onSend={giveBack}
          onClose={() => setGivingBack(false)}
        />
      )}
    </>
  )
}
