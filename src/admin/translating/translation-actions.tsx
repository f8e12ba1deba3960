import { useWatch } from 'react-hook-form'
import type { RecordSource } from '../../client/record-source.ts'
import type { TranslationPlace } from '../../client/translation-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { RevisionsButton } from '../revisions/revisions-button.tsx'
import { SendTranslationButton } from './send-translation-button.tsx'
import { progressOf, type SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { useIsOfDraft } from './use-is-of-draft.ts'
import type { GoToNext } from './use-next-waiting.ts'

type TranslationActionsProps = {
  place: TranslationPlace
  form: RecordFormState
  source: RecordSource<Definition>
  texts: readonly SheetText[]
  goToNext: GoToNext
}

/** Beside Save: the history, and whether visitors see the translation. */
export function TranslationActions({ place, form, source, texts, goToNext }: TranslationActionsProps) {
  const { methods } = form
  const state = useWatch({ control: methods.control, name: 'state' })
  const { show } = useToast()
  const store = async (next: 'draft' | 'published') => {
    const before = methods.getValues('state')
    methods.setValue('state', next, { shouldDirty: true })
    const isStored = await form.save()
    // Whoever went back to mend something has not published it.
    const isDeclined = form.question.wasDeclined() || form.releaseQuestion.wasDeclined()
    if (!isStored && isDeclined) methods.setValue('state', before, { shouldDirty: true })
  }
  const isWhole = () => {
    const { missing } = progressOf(texts, methods.getValues())
    if (missing === 0) return true
    show({ title: words.incomplete(missing) })
    goToNext('missing')
    return false
  }
  const needsApproval = useNeedsApproval()
  const isSaved = form.savedAt !== null
  // Hiding it would have to guess what becomes of the changes that wait.
  const isDrafted = form.draft?.facts !== undefined
  const isOfDraft = useIsOfDraft(place)
  return (
    <>
      {isSaved && <RevisionsButton form={form} id={form.id} source={source} />}
      {!form.isReadOnly && !isDrafted && !isOfDraft && needsApproval && state !== 'published' && (
        <SendTranslationButton place={place} form={form} isWhole={isWhole} />
      )}
      {!form.isReadOnly &&
        !isDrafted &&
        !isOfDraft &&
        !needsApproval &&
        (state === 'published' ? (
          <Button
            variant="secondary"
            disabled={!form.canSave || form.isSaving}
            onClick={() => void store('draft')}
          >
            {words.unpublish}
          </Button>
        ) : (
          <Button
            variant="secondary"
            disabled={!form.canSave || form.isSaving}
            onClick={() => isWhole() && void store('published')}
          >
            {words.publish}
          </Button>
        ))}
    </>
  )
}
