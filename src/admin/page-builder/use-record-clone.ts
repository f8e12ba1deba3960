import { useQueryClient } from '@tanstack/react-query'
import { createRecord, forgetContent } from '../../client/content-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { useToast } from '../../ui/toast-provider.tsx'

interface CloneTexts {
  cloned: string
  cloneFailed: string
  edit: string
}

/** Adds a copy at the end of the list, named `… (Copy)`. `onEdit` opens it when the editor wants to go on there. */
export function useRecordClone<D extends Definition>(
  definition: D,
  texts: CloneTexts,
  onEdit: (id: string) => void,
) {
  const client = useQueryClient()
  const toasts = useToast()
  return async (record: RecordOf<D>, count: number): Promise<void> => {
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, updatedBy: _updatedBy, ...values } = record
    try {
      const title = `${String(record[definition.titleField as keyof RecordOf<D>])} (Copy)`
      const copy = await createRecord(definition, { ...values, [definition.titleField]: title, order: count })
      toasts.show({
        title: texts.cloned,
        variant: 'success',
        action: { label: texts.edit, onAction: () => onEdit(copy.record.id) },
      })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toasts.show({ title: texts.cloneFailed, description: error.message, variant: 'destructive' })
    }
    await forgetContent(client, definition)
  }
}
