import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetContent, restoreDeleted } from '../../../client/content-queries.ts'
import { recordDrafts } from '../../../client/record-drafts.ts'
import { RequestError } from '../../../client/request-json.ts'
import { revertTranslation } from '../../../client/translation-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { publishQuestionTexts } from '../../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../../checks/use-going-live-question.tsx'
import { type TrashItem, trashKey } from './trash-list.ts'
import { trashTexts as texts } from './trash-texts.ts'

export function definitionOf({ type }: TrashItem): Definition | undefined {
  return contentTypes.find(({ name }) => name === type)
}

/** Brings records back one at a time, and tells which one is on its way. Errors that visitors would see again are asked about first. */
export function useTrashRestore() {
  const client = useQueryClient()
  const toasts = useToast()
  const [pressedKey, setPressedKey] = useState<string | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const { mayShow, isLooking, dialog } = useGoingLiveQuestion(publishQuestionTexts.restoreAnyway)

  const restore = async (item: TrashItem, definition: Definition) => {
    setPressedKey(trashKey(item))
    if (!(await mayShow(() => readGoingLive(item, definition)))) return
    const title = item.title || texts.untitled
    setRestoring(true)
    try {
      await bringBack(item, definition)
      toasts.show({ title: texts.restored(title), variant: 'success' })
    } catch (error) {
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      toasts.show({
        title: texts.restoreFailed(title),
        description: detail || texts.tryAgain,
        variant: 'destructive',
      })
    } finally {
      setRestoring(false)
    }
    await forgetContent(client, definition)
  }
  return { busyKey: isLooking || isRestoring ? pressedKey : null, restore, dialog }
}

/** What knows the words of translations is loaded when something is brought back. */
async function readGoingLive(item: TrashItem, definition: Definition) {
  const { trashGoingLive } = await import('./trash-going-live.ts')
  return trashGoingLive(item, definition)
}

/** A translation comes back by its history, whose last step took it away. */
function bringBack({ id, lang, isDraft, revision }: TrashItem, definition: Definition): Promise<unknown> {
  if (isDraft) return recordDrafts(definition).bringBack(id)
  if (lang === undefined) return restoreDeleted(definition, id)
  return revertTranslation({ definition, id, lang }, { revision, etag: `"r${revision}"` })
}
