import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { forgetContent } from '../../client/content-queries.ts'
import type { RecordSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import {
  removeTranslation,
  type Translation,
  type TranslationPlace,
} from '../../client/translation-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { languageFacts } from '../../shared/languages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { recordDeletionTexts as undoTexts } from '../record-manager/record-deletion-texts.ts'
import { deleteTranslationTexts as words } from './delete-translation-texts.ts'
import { sourceTitle } from './source-title.ts'

type DeleteTranslationProps = {
  place: TranslationPlace
  translation: Translation
  form: RecordFormState
  source: RecordSource<Definition>
}

/** Takes a translation back: visitors read the original again. It can be undone at once, and from the trash later. */
export function DeleteTranslation({ place, translation, form, source }: DeleteTranslationProps) {
  const remove = useTranslationDeletion({ place, translation, form, source })
  const { state, title } = translation
  const needsApproval = useNeedsApproval()
  if (state === 'none' || form.isReadOnly || needsApproval) return null
  return (
    <ConfirmDialog
      title={words.ask(sourceTitle(place.definition, title), languageFacts(place.lang).name)}
      description={state === 'published' ? `${words.visitors} ${words.trash}` : words.trash}
      confirmLabel={words.confirm}
      busyLabel={words.busy}
      destructive
      onConfirm={remove}
      trigger={
        <Button variant="secondary" disabled={!form.canSave || form.isSaving}>
          <Trash2 aria-hidden="true" />
          {words.open}
        </Button>
      }
    />
  )
}

const undoTime = 10_000

function useTranslationDeletion({ place, translation, form, source }: DeleteTranslationProps) {
  const client = useQueryClient()
  const toasts = useToast()
  const { definition, lang } = place
  const refresh = () => forgetContent(client, definition)

  const undo = async (revision: string) => {
    try {
      // The revision that took it back stands for what was there before.
      form.adopt(await source.revert(lang, { revision: Number(revision.replace(/\D/g, '')), etag: revision }))
      toasts.show({ title: undoTexts.restored, variant: 'success' })
    } catch {
      toasts.show({ title: undoTexts.failed, variant: 'destructive' })
    }
    await refresh()
  }
  return async (): Promise<void> => {
    await removeTranslation(place, `"r${translation.revision}"`).catch((error: unknown) => {
      const isRefused = error instanceof RequestError && error.status < 500 && error.detail !== ''
      throw new Error(isRefused ? `${words.failed} ${error.detail}` : words.failed, { cause: error })
    })
    const removed = await source.read(lang)
    form.adopt(removed)
    await refresh()
    toasts.show({
      title: words.deleted,
      variant: 'success',
      duration: undoTime,
      action: { label: undoTexts.undo, onAction: () => void undo(removed.etag) },
    })
  }
}
