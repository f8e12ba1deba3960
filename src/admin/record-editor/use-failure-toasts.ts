import { useEffect } from 'react'
import { useToast } from '../../ui/toast-provider.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { failureTexts } from './failure-texts.ts'

/** Says for a moment that loading or saving failed; the form itself says why, and for as long as it lasts. */
export function useFailureToasts(form: RecordFormState, texts: { load: string; save: string }): void {
  const { show } = useToast()
  const hasLoadFailed = form.status === 'failed'
  useEffect(() => {
    if (hasLoadFailed && texts.load)
      show({ title: failureTexts.title, description: texts.load, variant: 'destructive' })
  }, [hasLoadFailed, texts.load, show])
  const { problem } = form
  useEffect(() => {
    if (problem?.kind === 'failed' && texts.save)
      show({ title: failureTexts.title, description: texts.save, variant: 'destructive' })
  }, [problem, texts.save, show])
}
