import { ClipboardCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { publishQuestionTexts as texts } from './publish-question-texts.ts'

const PublishQuestionDialog = lazy(async () => ({
  default: (await import('./publish-question-dialog.tsx')).PublishQuestionDialog,
}))

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
      {findings && (
        <Suspense>
          <PublishQuestionDialog form={form} findings={findings} />
        </Suspense>
      )}
    </>
  )
}
