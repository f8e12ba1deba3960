import { useState } from 'react'
import type { RecordDraft } from '../../client/record-drafts.ts'
import type { ShownSubject } from '../../client/shared-previews.ts'
import { compareValues } from '../../schema/compare-values.ts'
import type { Fields, ValuesOf } from '../../schema/field.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { DraftRemarks } from '../previews/draft-remarks.tsx'
import { SharePreviewButton } from '../previews/share-preview-button.tsx'
import { DraftRelease } from '../releases/draft-release.tsx'
import { ComparisonView } from '../revisions/comparison-view.tsx'
import { FormNotice } from './form-notices.tsx'
import type { RecordFormState } from './record-form-state.ts'
import { saveBarTexts } from './save-bar-texts.ts'
import { unpublishedBannerTexts as texts } from './unpublished-banner-texts.ts'
import { useTypedValues } from './use-record-form.ts'

type UnpublishedBannerProps = { form: RecordFormState; saveLabel: string | undefined }

/** Says that the form shows what visitors do not see yet, by whom, and what differs from what they see. */
export function UnpublishedBanner({ form, saveLabel = saveBarTexts.save }: UnpublishedBannerProps) {
  const { draft, isReadOnly, asking } = form
  const facts = draft?.facts
  if (!draft || !facts) return null
  const [who, time] = [isolated(actorName(facts.updatedBy ?? '')), momentText(facts.updatedAt ?? '')]
  const subject = subjectOf(form)
  return (
    <FormNotice
      kind="draft"
      title={(facts.isNew ? texts.begun : texts.changes)(who, time)}
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
      {isReadOnly && texts.readOnlyHint}
      {!isReadOnly && asking && texts.hintAsking}
      {!isReadOnly && !asking && <SaveHint form={form} published={facts.published} save={saveLabel} />}
      {subject && <DraftRemarks subject={subject} />}
    </FormNotice>
  )
}

type SaveHintProps = { form: RecordFormState; published: RecordDraft['published']; save: string }

/** What visitors see now, and whether they will see what is on the screen. */
export function SaveHint({ form, published, save }: SaveHintProps) {
  const { visibleWhen } = form.definition
  const willBeSeen = visibleWhen(useTypedValues(form))
  const isSeen = published !== null && visibleWhen(published as ValuesOf<Fields>)
  if (form.isOriginalHidden) return texts.hintHiddenOriginal(save)
  if (isSeen) return (willBeSeen ? texts.hint : texts.hintHiding)(save)
  return (willBeSeen ? texts.hintNew : texts.hintHidden)(save)
}

/** Undefined where the form is no record's own, as that of a translation. */
function subjectOf({ definition, id }: RecordFormState): ShownSubject | undefined {
  return findOutline(definition.name) && id !== undefined
    ? { kind: 'draft', type: definition.name, id, lang: mainLanguage }
    : undefined
}

type CompareButtonProps = { form: RecordFormState; published: NonNullable<RecordDraft['published']> }

function CompareButton({ form, published }: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {texts.compare}
      </Button>
      <Dialog
        title={texts.comparison}
        description={texts.comparisonHint}
        size="lg"
        open={isOpen}
        onOpenChange={setOpen}
      >
        {isOpen && (
          <ComparisonView
            comparison={compareValues(form.definition.fields, published, form.methods.getValues())}
          />
        )}
      </Dialog>
    </>
  )
}
