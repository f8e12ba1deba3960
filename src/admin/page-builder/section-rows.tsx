import { type ReactNode, useId } from 'react'
import { useFormState } from 'react-hook-form'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { type StarterHints, sectionHints } from '../../content/page-section/section-hints.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { SortableRows } from '../record-manager/sortable-rows.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { SectionButtons, SectionHead } from './section-card.tsx'
import type { SectionEntry } from './section-moves.ts'
import { sectionTitle } from './section-title.ts'
import { useOpenWrongSection } from './use-open-wrong-section.ts'
import type { PageSections } from './use-page-sections.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { SectionSelection } from './use-section-selection.ts'

type SectionRowsProps = {
  form: RecordFormState
  page: PageSections
  actions: SectionActions
  selection: SectionSelection
  layouts: readonly SectionLayout[]
  /** Those whose text is still the one they started with. */
  samples: readonly SectionEntry[]
  /** What belongs into the sections that the page starts with. */
  hints: StarterHints | undefined
  noteFor: ((section: PageSection) => ReactNode) | undefined
  /** Stands between a section and the one before it. */
  renderBefore: ((entry: SectionEntry, at: number) => ReactNode) | undefined
  onDelete: (entry: SectionEntry) => void
}

const SectionBody = lazyPart(async () => (await import('./section-body.tsx')).SectionBody)

const rowLook = { on: 'scroll-mt-5', off: 'scroll-mt-5 border-dashed! bg-sunken!' }

/** The cards themselves: moved by pointer, keyboard or buttons; one of them open at a time. */
export function SectionRows(props: SectionRowsProps) {
  const { form, page, actions, selection, samples } = props
  const bodyId = useId()
  const { errors } = useFormState({ control: form.methods.control })
  const wrong = Object(errors.sections)
  useOpenWrongSection(form, errors, page.entries, selection)
  const isOpen = (entry: SectionEntry) => entry.id === selection.openId
  return (
    <SortableRows
      label={texts.sections}
      records={page.entries}
      titleOf={({ section }) => sectionTitle(section)}
      onOrder={form.isReadOnly ? undefined : actions.move}
      rowClassName={({ section }) => (section.enabled ? rowLook.on : rowLook.off)}
      renderRecord={(entry) => (
        <SectionHead
          entry={entry}
          controls={bodyId}
          isOpen={isOpen(entry)}
          isSample={samples.includes(entry)}
          isWrong={Boolean(wrong[entry.index])}
          onToggle={() => selection.toggle(entry.id)}
        />
      )}
      renderBefore={props.renderBefore}
      renderActions={(entry) => (
        <SectionButtons
          entry={entry}
          onSwitch={(isOn) => (isOn ? selection.show(entry.id) : actions.switchedOff(entry))}
          onDuplicate={() => actions.duplicate(page.entries.indexOf(entry))}
          onDelete={() => props.onDelete(entry)}
        />
      )}
      renderBelow={(entry) =>
        isOpen(entry) && (
          <div id={bodyId} className="space-y-5 border-t border-line p-4 sm:p-5">
            {!entry.section.enabled && <p className="text-caption text-muted">{texts.offHint}</p>}
            <SectionBody
              section={entry.section}
              path={`sections.${entry.index}`}
              generation={page.generation}
              layouts={props.layouts}
              hints={sectionHints(entry.section, props.hints)}
              note={props.noteFor?.(entry.section)}
              onLayout={(layout) => actions.changeLayout(page.entries.indexOf(entry), layout)}
            />
          </div>
        )
      }
    />
  )
}
