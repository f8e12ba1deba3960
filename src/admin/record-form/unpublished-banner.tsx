import type { RecordDraft } from '../../client/record-drafts.ts'
import type { ShownSubject } from '../../client/shared-previews.ts'
import { compareValues } from '../../schema/compare-values.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { isolated } from '../../shared/text-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { DraftRemarks } from '../previews/draft-remarks.tsx'
import { SharePreviewButton } from '../previews/share-preview-button.tsx'
import { DraftRelease } from '../releases/draft-release.tsx'
import { loadComparison } from '../revisions/load-comparison.ts'
import { usePanelOnUse } from '../use-panel-on-use.ts'
import { saveBarTexts } from './save-bar-texts.ts'
import { unpublishedBannerTexts as texts } from './unpublished-banner-texts.ts'
import type { RecordFormState } from './use-record-form.ts'

type UnpublishedBannerProps = { form: RecordFormState; saveLabel: string | undefined }

/** Says that the form shows what visitors do not see yet, by whom, and what differs from what they see. */
export function UnpublishedBanner({ form, saveLabel = saveBarTexts.save }: UnpublishedBannerProps) {
  const { draft, isReadOnly, asking } = form
  const facts = draft?.facts
  if (!draft || !facts) return null
  const [who, time] = [isolated(actorName(facts.updatedBy ?? '')), momentText(facts.updatedAt ?? '')]
  const subject = subjectOf(form)
  const saveHint = (facts.isNew ? texts.hintNew : texts.hint)(saveLabel)
  const hint = isReadOnly ? texts.readOnlyHint : asking ? texts.hintAsking : saveHint
  return (
    <Alert
      title={(facts.isNew ? texts.begun : texts.changes)(who, time)}
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          {subject && <SharePreviewButton subject={subject} />}
          {facts.published && <CompareButton form={form} published={facts.published} />}
          <DraftRelease drafted={form.drafted} isReadOnly={isReadOnly || asking !== null} />
          {!isReadOnly && (
            <Button size="sm" variant="secondary" onClick={() => void draft.throwAway()}>
              {texts.throwAway}
            </Button>
          )}
        </div>
      }
    >
      {hint}
      {subject && <DraftRemarks subject={subject} />}
    </Alert>
  )
}

/** Undefined where the form is no record's own, as that of a translation. */
function subjectOf({ definition, id }: RecordFormState): ShownSubject | undefined {
  return findOutline(definition.name) && id !== undefined
    ? { kind: 'draft', type: definition.name, id, lang: mainLanguage }
    : undefined
}

type CompareButtonProps = { form: RecordFormState; published: NonNullable<RecordDraft['published']> }

function CompareButton({ form, published }: CompareButtonProps) {
  const { Part: ComparisonView, isOpen, change, turning } = usePanelOnUse(loadComparison, texts.failed)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => change(true)} {...turning}>
        {texts.compare}
      </Button>
      <Dialog
        title={texts.comparison}
        description={texts.comparisonHint}
        size="lg"
        open={isOpen}
        onOpenChange={change}
      >
        {isOpen && ComparisonView && (
          <ComparisonView
            comparison={compareValues(form.definition.fields, published, form.methods.getValues())}
          />
        )}
      </Dialog>
    </>
  )
}
