import { useEffect } from 'react'
import { useToast } from '../../ui/toast-provider.tsx'
import type { RecordFormState } from './record-form-state.ts'

/** Says in a toast, besides the words at the fields, that a save was refused because of them; nothing without a title. */
export function useInvalidToast({ problem }: Pick<RecordFormState, 'problem'>, title: string): void {
  const toasts = useToast()
  const isInvalid = problem?.kind === 'invalid'
  useEffect(() => {
    if (isInvalid && title) toasts.show({ title, variant: 'destructive' })
  }, [isInvalid, title, toasts])
}
