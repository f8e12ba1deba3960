import { useQueryClient } from '@tanstack/react-query'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { applicationsUrl, applicationUrl } from './staff-application.ts'

/** Erases an application for good. Throws with a sentence to show when that fails. */
export function useApplicationDeletion(): (id: string) => Promise<void> {
  const client = useQueryClient()
  const toasts = useToast()
  return async (id) => {
    try {
      await sendAsStaff('DELETE', applicationUrl(id))
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404
      if (!isGone) throw new Error(texts.deleteFailed, { cause: error })
    }
    client.removeQueries({ predicate: ({ queryKey: [url] }) => String(url).startsWith(applicationUrl(id)) })
    await forgetUrls(client, applicationsUrl, '/api/activity')
    toasts.show({ title: texts.deleted, variant: 'success' })
  }
}
