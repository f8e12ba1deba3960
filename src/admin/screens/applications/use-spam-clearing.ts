import { useQueryClient } from '@tanstack/react-query'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { applicationsUrl, applicationUrl } from './staff-application.ts'

/** Says that an application is no spam. Answers whether that was stored. */
export function useSpamClearing(): (id: string) => Promise<boolean> {
  const client = useQueryClient()
  const toasts = useToast()
  return async (id) => {
    try {
      await sendAsStaff('PUT', applicationUrl(id), { isSuspected: false })
    } catch (error) {
      if (!(error instanceof RequestError || error instanceof TypeError)) throw error
      toasts.show({ title: texts.clearFailed, variant: 'destructive' })
      return false
    }
    toasts.show({ title: texts.cleared, variant: 'success' })
    await forgetUrls(client, applicationsUrl, '/api/activity')
    return true
  }
}
