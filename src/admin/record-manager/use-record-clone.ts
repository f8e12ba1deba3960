import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { translateAnswer } from '../../client/answer-language.ts'
import { createCopy, forgetContent } from '../../client/content-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import { cloneValues } from '../../schema/clone-values.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { StaffScreen } from '../../schema/staff-screen.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { recordAddress } from '../record-address.ts'
import { recordCloneTexts as texts } from './record-clone-texts.ts'

/** Adds a hidden copy with its translations at the end of the list, and offers to go on there. */
export function useRecordClone(definition: Definition, screen: StaffScreen) {
  const client = useQueryClient()
  const toasts = useToast()
  const navigate = useNavigate()
  const { cloned, cloneFailed } = screen.words
  return async (record: RecordOf<Definition>, records: readonly RecordOf<Definition>[]): Promise<void> => {
    try {
      const copy = await createCopy(definition, cloneValues(definition, record, records), record.id)
      toasts.show({
        title: cloned,
        variant: 'success',
        action: {
          label: texts.edit,
          onAction: () => void navigate(recordAddress(definition, copy.record.id)),
        },
      })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const sentence = error instanceof RequestError ? error.detail : translateAnswer(error.message)
      const description = texts.reason(error.message, sentence)
      toasts.show({ title: cloneFailed, description, variant: 'destructive' })
    }
    await forgetContent(client, definition)
  }
}
