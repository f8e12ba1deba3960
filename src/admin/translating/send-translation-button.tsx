import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetApprovals, sendForApproval } from '../../client/approval-requests.ts'
import { readTranslationDraft } from '../../client/translation-draft-queries.ts'
import type { TranslationPlace } from '../../client/translation-queries.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { approvalTexts as texts } from '../approval/approval-texts.ts'
import { SendDialog } from '../approval/send-dialog.tsx'
import { useDecisionHints } from '../approval/use-decision-hints.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'

type SendTranslationButtonProps = {
  place: TranslationPlace
  form: RecordFormState
  /** Whether nothing is missing; otherwise leads there. */
  isWhole: () => boolean
}

/** Instead of publishing a translation for the first time: saves it and sends it to somebody who may. */
export function SendTranslationButton({ place, form, isWhole }: SendTranslationButtonProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const hints = useDecisionHints()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const send = async (note: string) => {
    // Why it could not be saved stands in the form.
    if (form.isDirty && !(await form.save())) return close()
    const { revision } = await readTranslationDraft(place)
    await sendForApproval(place, revision, note)
    close()
    show({ title: texts.sent, description: hints.sent, variant: 'success' })
    await forgetApprovals(client, place)
  }
  return (
    <>
      <Button
        variant="secondary"
        disabled={!form.canSave || form.isSaving}
        onClick={() => isWhole() && setOpen(true)}
      >
        {texts.send}
      </Button>
      {isOpen && (
        <SendDialog
          title={texts.send}
          description={texts.sendDescription}
          label={texts.note}
          submitLabel={texts.sendNow}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  )
}
