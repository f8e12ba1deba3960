import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type NewPreview,
  previewsUrl,
  type ShownSubject,
  sharePreview,
  takeBackPreview,
} from '../../client/shared-previews.ts'
import { forgetUrls } from '../../client/use-list-page.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../answer-words.ts'
import { copyText } from '../second-factor/copy-text.ts'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'

/** Making addresses of previews, and taking them back. */
export function useSharing(subject: ShownSubject) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<NewPreview | null>(null)
  const act = async (call: () => Promise<void>) => {
    setBusy(true)
    try {
      await call()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const description = answerInPageLanguage(error.message)
      toasts.show({ title: texts.failed, description, variant: 'destructive' })
    } finally {
      setBusy(false)
      await forgetUrls(client, previewsUrl)
    }
  }
  return {
    isBusy,
    made,
    share: (days: number, day: string) => act(async () => setMade(await sharePreview(subject, days, day))),
    takeBack: (id: string) =>
      act(async () => {
        await takeBackPreview(id)
        if (made?.id === id) setMade(null)
        toasts.show({ title: texts.wasTakenBack, variant: 'success' })
      }),
    copy: async (address: string) => {
      const isCopied = await copyText(address)
      toasts.show(
        isCopied
          ? { title: texts.copied, variant: 'success' }
          : { title: texts.notCopied, variant: 'destructive' },
      )
    },
  }
}
