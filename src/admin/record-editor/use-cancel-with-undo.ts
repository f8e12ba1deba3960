import { useToast } from '../../ui/toast-provider.tsx'
import type { RecordFormState } from '../record-form/use-record-form.ts'

const texts = { discarded: 'Your changes were discarded', undo: 'Undo' }

/** Back to the last loaded values. What was typed can be had back while the message is shown. */
export function useCancelWithUndo(form: RecordFormState): () => void {
  const { show } = useToast()
  return () => {
    if (!form.isDirty) return form.discard()
    const typed = structuredClone(form.methods.getValues())
    form.discard()
    show({
      title: texts.discarded,
      action: {
        label: texts.undo,
        onAction: () => form.methods.reset(typed, { keepDefaultValues: true }),
      },
    })
  }
}
