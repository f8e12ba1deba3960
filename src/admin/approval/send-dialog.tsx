import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { answerInPageLanguage } from '../answer-words.ts'
import { FormDialog } from '../form-dialog.tsx'
import { approvalTexts as texts } from './approval-texts.ts'

type SendDialogProps = {
  title: string
  description: string
  label: string
  submitLabel: string
  /** Where something has to be written. */
  missing?: string
  onSend: (words: string) => Promise<void>
  onClose: () => void
}

const maxWords = 2000

/** Asks for a few words and sends them along; stays open with the reason where that fails. */
export function SendDialog(props: SendDialogProps) {
  const { title, description, label, submitLabel, missing, onSend, onClose } = props
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = missing !== undefined && words.trim() === ''
  const send = async () => {
    setTried(true)
    if (isMissing) return
    setBusy(true)
    setFailure('')
    try {
      await onSend(words.trim())
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(answerInPageLanguage(error.message) || texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={title}
      description={description}
      isDirty={words !== ''}
      isBusy={isBusy}
      submitLabel={submitLabel}
      busyLabel={texts.sending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={failure} />}
      <FormField
        label={label}
        required={missing !== undefined}
        {...(isTried && isMissing ? { error: missing } : {})}
      >
        <Textarea
          rows={3}
          maxLength={maxWords}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </FormField>
    </FormDialog>
  )
}
