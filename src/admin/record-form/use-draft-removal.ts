import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { draftsUrl, type EditedRecord, type RecordDrafts } from '../../client/record-drafts.ts'
import { RequestError } from '../../client/request-json.ts'
import { isOffline } from '../../client/use-resend-when-online.ts'
import type { Definition } from '../../schema/define-content.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { recordAddress, screenAddress } from '../record-address.ts'
import type { FormTarget } from './record-form-options.ts'
import { unpublishedBannerTexts as texts } from './unpublished-banner-texts.ts'

interface RemovalParts<D extends Definition> {
  definition: D
  drafting: { drafts: RecordDrafts<D> | undefined; settle: () => Promise<void>; forget: () => void }
  getTarget: () => FormTarget | null
  read: (id: string) => Promise<EditedRecord<D>>
  adopt: (edited: EditedRecord<D>) => void
}

interface DraftRemoval {
  throwAway: () => Promise<void>
  /** Brings back what was thrown away last. */
  bringBack: (id: string, isNew: boolean) => Promise<void>
}

/** Throws the draft on the screen away and shows what is published; the message has the way back. */
export function useDraftRemoval<D extends Definition>(parts: RemovalParts<D>): DraftRemoval {
  const { definition, drafting, getTarget, read, adopt } = parts
  const client = useQueryClient()
  const navigate = useNavigate()
  const { show } = useToast()
  const forgetLists = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(draftsUrl) })
  const trying = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof RequestError || isOffline(error))) throw error
      const description = error instanceof RequestError ? error.detail : ''
      show({ title: texts.failed, description, variant: 'destructive' })
    }
  }
  const bringBack = (id: string, isNew: boolean) =>
    trying(async () => {
      await drafting.drafts?.bringBack(id)
      forgetLists()
      if (isNew) await navigate(recordAddress(definition, id))
      else adopt(await read(id))
    })
  const throwAway = () =>
    trying(async () => {
      await drafting.settle()
      const draft = getTarget()?.draft
      if (draft?.state !== 'draft') return
      await drafting.drafts?.throwAway(draft.id, draft)
      drafting.forget()
      forgetLists()
      show({
        title: texts.thrownAway,
        action: { label: texts.undo, onAction: () => void bringBack(draft.id, draft.isNew) },
      })
      if (draft.isNew) await navigate(screenAddress(definition.screens[0]))
      else adopt(await read(draft.id))
    })
  return { throwAway, bringBack }
}
