import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetContent, restoreDeleted } from '../../../client/content-queries.ts'
import { RequestError } from '../../../client/request-json.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import type { TrashItem } from './trash-list.ts'
import { trashTexts as texts } from './trash-texts.ts'

export function definitionOf({ type }: TrashItem): Definition | undefined {
  return contentTypes.find(({ name }) => name === type)
}

/** Brings records back, and tells which one is on its way. */
export function useTrashRestore() {
  const client = useQueryClient()
  const toasts = useToast()
  const [busyId, setBusyId] = useState<string | null>(null)

  const restore = async (item: TrashItem, definition: Definition) => {
    const title = item.title || texts.untitled
    setBusyId(item.id)
    try {
      await restoreDeleted(definition, item.id)
      toasts.show({ title: texts.restored(title), variant: 'success' })
    } catch (error) {
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      toasts.show({
        title: texts.restoreFailed(title),
        description: detail || texts.tryAgain,
        variant: 'destructive',
      })
    } finally {
      setBusyId(null)
    }
    await forgetContent(client, definition)
  }
  return { busyId, restore }
}
