import { useIsFetching } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { listUrl } from '../../client/content-queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { refreshButtonTexts as texts } from './refresh-button-texts.ts'

/** Reads the stored values again, and asks first where that would drop what was typed. */
export function RefreshButton({ form }: { form: RecordFormState }) {
  const [isAsking, setAsking] = useState(false)
  const isReading = useIsFetching({ queryKey: [listUrl(form.definition), 'versioned'] }) > 0
  return (
    <>
      <Button
        variant="secondary"
        loading={isReading}
        disabled={form.isSaving}
        onClick={() => (form.isDirty && form.status === 'ready' ? setAsking(true) : form.retry())}
      >
        <RefreshCw aria-hidden="true" />
        {texts.refresh}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.title}
        description={texts.question}
        confirmLabel={texts.confirm}
        destructive
        onConfirm={() => {
          form.discard()
          form.retry()
        }}
      />
    </>
  )
}
