import { useQueryClient } from '@tanstack/react-query'
import { deleteRecord, forgetContent, restoreDeleted } from '../../client/content-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { ScreenWords } from '../../schema/staff-screen.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { failureText } from '../record-form/save-problem.ts'
import { recordDeletionTexts as undoTexts } from './record-deletion-texts.ts'

const undoTime = 10_000

/** Moves a record to the trash and offers to bring it back. Throws with a sentence to show when that fails. */
export function useRecordDeletion(definition: Definition, words: ScreenWords) {
  const client = useQueryClient()
  const toasts = useToast()
  const refresh = () => forgetContent(client, definition)

  const undo = async (id: string) => {
    try {
      await restoreDeleted(definition, id)
      toasts.show({ title: undoTexts.restored, variant: 'success' })
    } catch {
      toasts.show({ title: undoTexts.failed, variant: 'destructive' })
    }
    await refresh()
  }
  return async (id: string): Promise<void> => {
    try {
      await deleteRecord(definition, id)
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404
      if (!isGone) throw new Error(failureText(words.deleteFailed, error, true))
    }
    await refresh()
    toasts.show({
      title: words.deleted,
      variant: 'success',
      duration: undoTime,
      action: { label: undoTexts.undo, onAction: () => void undo(id) },
    })
  }
}
