import { useState } from 'react'
import { FormDialog } from '../../form-dialog.tsx'
import { ReleaseNameField } from '../../releases/release-name-field.tsx'
import { releaseTexts as texts } from '../../releases/release-texts.ts'

type NameDialogProps = {
  title: string
  description?: string
  submitLabel: string
  busyLabel: string
  initial?: string
  /** Throws a sentence where it did not work. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks what a release is called. */
export function NameDialog(props: NameDialogProps) {
  const { initial = '', onName } = props
  const [name, setName] = useState(initial)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (name.trim() === '') return setError(texts.nameMissing)
    setBusy(true)
    try {
      await onName(name.trim())
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : texts.notDone)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={props.title}
      {...(props.description ? { description: props.description } : {})}
      isDirty={!isBusy && name.trim() !== initial}
      isBusy={isBusy}
      submitLabel={props.submitLabel}
      busyLabel={props.busyLabel}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      <ReleaseNameField
        value={name}
        error={error}
        onChange={(value) => {
          setName(value)
          setError('')
        }}
      />
    </FormDialog>
  )
}
