import { useQueryClient } from '@tanstack/react-query'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { type DueTask, taskName, tasksUrl } from './due-tasks.ts'
import { operationsTexts as texts } from './operations-texts.ts'

/** What staff can do about a task; the lists are read again afterwards, whatever came of it. */
export function useTaskActions({ id, kind }: DueTask) {
  const client = useQueryClient()
  const toasts = useToast()
  const name = taskName(kind)
  const act = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call()
      toasts.show({ title: done, variant: 'success' })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const description = answerInPageLanguage(error.message)
      toasts.show({ title: texts.notDone, description, variant: 'destructive' })
    }
    await forgetUrls(client, tasksUrl)
  }
  return {
    retry: () => act(() => sendAsStaff('POST', `${tasksUrl}/${id}/retry`), texts.tried(name)),
    giveUp: () => act(() => sendAsStaff('DELETE', `${tasksUrl}/${id}`), texts.gaveUpToast(name)),
  }
}
