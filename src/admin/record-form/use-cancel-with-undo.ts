import { useToast } from '../../ui/toast-provider.tsx'
import { cancelWithUndoTexts as texts } from './cancel-with-undo-texts.ts'
import type { Values } from './record-form-options.ts'
import type { RecordFormState } from './record-form-state.ts'

interface Elsewhere {
  close: () => void
  /** Opens the form again with what was typed. */
  reopen: (typed: Values) => void
}

/** Back to the last loaded values, and elsewhere if asked. What was typed can be had back while the message is shown. */
export function useCancelWithUndo(form: RecordFormState, elsewhere?: Elsewhere): () => void {
  const { show } = useToast()
  const fillAgain = (typed: Values) => form.methods.reset(typed, { keepDefaultValues: true })
  return () => {
    const typed = form.isDirty ? structuredClone(form.methods.getValues()) : undefined
    form.discard()
    elsewhere?.close()
    if (!typed) return
    const undo = elsewhere?.reopen ?? fillAgain
    show({ title: texts.discarded, action: { label: texts.undo, onAction: () => undo(typed) } })
  }
}
