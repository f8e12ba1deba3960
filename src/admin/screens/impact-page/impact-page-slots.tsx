import { useDeferredValue } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { impactPageContent } from '../../../content/impact-page/impact-page-content.ts'
import { enabledInOrder } from '../../../content/page-section/merge-sections.ts'
import { commonLayoutNames } from '../../../content/page-section/section-layout-names.ts'
import { partner } from '../../../content/partner/partner.ts'
import { successStory } from '../../../content/success-story/success-story.ts'
import { HintedSections } from '../../../sections/hinted-sections.tsx'
import { MissingViewsAlert } from '../../page-builder/missing-views-alert.tsx'
import { SectionCards } from '../../page-builder/section-cards.tsx'
import { useSectionSelection } from '../../page-builder/use-section-selection.ts'
import { useSectionViews } from '../../page-builder/use-section-views.tsx'
import { PreviewFrame } from '../../preview-frame.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'
import { impactPageTexts as texts } from './impact-page-texts.ts'

type ImpactForm = { form: RecordFormState<typeof impactPageContent> }

/** The page's own sections, and below them how visitors will see them. */
function ImpactSections({ form }: ImpactForm) {
  const selection = useSectionSelection()
  return (
    <div className="space-y-8">
      <SectionCards form={form} layouts={commonLayoutNames} starters={[]} selection={selection} />
      <SectionsPreview form={form} />
    </div>
  )
}

function SectionsPreview({ form }: ImpactForm) {
  // Typing comes first; the preview follows.
  const { sections } = useDeferredValue(useTypedValues(form))
  const partners = useRecords(partner).data ?? []
  const stories = useRecords(successStory).data ?? []
  const shown = enabledInOrder(sections)
  const { views, hasFailed, retry } = useSectionViews(shown)
  if (shown.length === 0) return null
  return (
    <div>
      {hasFailed && <MissingViewsAlert onRetry={retry} />}
      <PreviewFrame
        label={texts.preview}
        data={{ partners, stories: stories.filter(({ isActive }) => isActive) }}
      >
        <HintedSections sections={sections} firstHeadingLevel={2} views={views} />
      </PreviewFrame>
    </div>
  )
}

export const impactPageSlots = slotsOf(impactPageContent, { controls: { sections: ImpactSections } })
