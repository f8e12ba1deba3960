import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../moment-text.ts'
import type { RecordFormState } from './use-record-form.ts'

const texts = {
  found: (time: string) => `You have unsaved work from ${time}`,
  hint: 'It was typed in this browser and never stored.',
  restore: 'Restore',
  discard: 'Discard',
}

/** Offers what was typed before a reload, a crash or a leave. */
export function DraftBanner({ form }: { form: RecordFormState }) {
  if (!form.draft) return null
  return (
    <Alert
      tone="info"
      title={texts.found(momentText(form.draft.time))}
      className="mb-5"
      action={
        <>
          <Button size="sm" onClick={form.takeDraft}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="secondary" onClick={form.dropDraft}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.hint}
    </Alert>
  )
}
