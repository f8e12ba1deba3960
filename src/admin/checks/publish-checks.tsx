import { ClipboardCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { publishQuestionTexts as texts } from './publish-question-texts.ts'

const PublishQuestionDialog = lazyPart(
  async () => (await import('./publish-question-dialog.tsx')).PublishQuestionDialog,
  { Fallback: () => null },
)

/** At the end of a form: the way to what should be mended in it, and the question that a save may have to wait for. */
export function PublishChecks({ form }: { form: RecordFormState }) {
  const { findings, isOffered, look } = form.question
  return (
    <>
      {isOffered && (
        <div className="mt-6">
          <Button size="sm" variant="ghost" onClick={() => void look()}>
            <ClipboardCheck aria-hidden="true" />
            {texts.look}
          </Button>
        </div>
      )}
      {findings && <PublishQuestionDialog form={form} findings={findings} />}
    </>
  )
}
