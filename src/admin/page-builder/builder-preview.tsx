import { type Ref, useDeferredValue } from 'react'
import { useRecords } from '../../client/content-queries.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { type StarterHints, sectionHints } from '../../content/page-section/section-hints.ts'
import { partner } from '../../content/partner/partner.ts'
import { successStory } from '../../content/success-story/success-story.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PreviewFrame } from '../preview-frame.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { useTypedValues } from '../record-form/use-record-form.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { MissingViewsAlert } from './missing-views-alert.tsx'
import { PreviewSection } from './preview-section.tsx'
import { shownEntries } from './section-moves.ts'
import { useSectionViews } from './use-section-views.tsx'

type BuilderPreviewProps<D extends Definition> = {
  form: RecordFormState<D>
  /** What visitors see of a record with these values. */
  shown: (values: ValuesOf<D['fields']>) => PageSection[]
  /** What belongs into the empty fields of the sections that the page starts with. */
  hints: StarterHints
  hasPartnerStrip: boolean
  currentId: string | null
  onEdit: (id: string) => void
  ref: Ref<HTMLDivElement>
}

/** The page as visitors will see it, while it is typed. Every section leads to its card. */
export function BuilderPreview<D extends Definition>(props: BuilderPreviewProps<D>) {
  const { form, shown, hints, hasPartnerStrip, currentId, onEdit, ref } = props
  // Typing comes first; the page follows as fast as it can be drawn.
  const values = useDeferredValue(useTypedValues(form))
  const partners = useRecords(partner).data ?? []
  const stories = useRecords(successStory).data ?? []
  const entries = shownEntries(shown(values))
  const { views, hasFailed, retry } = useSectionViews(entries.map(({ section }) => section))
  return (
    <div ref={ref} className="flex h-full flex-col">
      {hasFailed && <MissingViewsAlert onRetry={retry} />}
      <PreviewFrame
        className="min-h-0 flex-1"
        data={{ partners, stories: stories.filter(({ isActive }) => isActive) }}
      >
        {entries.length === 0 && (
          <div className="p-6">
            <EmptyState level={3} title={texts.nothingShown} description={texts.nothingShownHint} />
          </div>
        )}
        {entries.map(({ id, section }, at) => (
          <PreviewSection
            key={id}
            id={id}
            section={section}
            hints={sectionHints(section, hints)}
            isFirst={at === 0}
            isCurrent={id === currentId}
            hasPartnerStrip={hasPartnerStrip}
            views={views}
            onEdit={onEdit}
          />
        ))}
      </PreviewFrame>
    </div>
  )
}

/** Moves a section of the preview to the top of what is in sight, and nothing else on the screen. */
export function scrollPreviewTo(preview: HTMLElement | null, id: string, triesLeft = 30): void {
  const section = preview?.querySelector(`[data-preview="${CSS.escape(id)}"]`)
  const scroller = section?.closest('.overflow-y-auto')
  // The preview follows the form a little later: a new section is not in it yet.
  if (!section && triesLeft > 0) requestAnimationFrame(() => scrollPreviewTo(preview, id, triesLeft - 1))
  if (!section || !scroller) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const distance = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollBy({ top: distance - 12, behavior: isCalm ? 'auto' : 'smooth' })
}
