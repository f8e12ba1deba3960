import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { PageSection } from '../../content/page-section.ts'
import type { SectionLayout } from '../../content/section-layout-names.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { RecordFormState } from '../record-form/use-record-form.ts'
import { SortableRows } from '../record-list/sortable-rows.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { LayoutPicker } from './layout-picker.tsx'
import { SectionButtons, SectionHead } from './section-card.tsx'
import { SectionForm } from './section-form.tsx'
import { type SectionEntry, spareSections } from './section-moves.ts'
import { sectionTitle } from './section-title.ts'
import { SpareSections } from './spare-sections.tsx'
import { showsStarterText } from './starter-text.ts'
import { useOpenWrongSection } from './use-open-wrong-section.ts'
import { usePageSections } from './use-page-sections.ts'
import { useSectionActions } from './use-section-actions.ts'
import type { SectionSelection } from './use-section-selection.ts'

const maxSections = 60

export type SectionCardsProps = {
  form: RecordFormState
  layouts: readonly SectionLayout[]
  /** The sections that a page of this kind starts with: those it lacks are offered. */
  starters: readonly PageSection[]
  /** What visitors see as long as the page has no sections of its own. */
  composed?: (() => PageSection[]) | undefined
  selection: SectionSelection
  noteFor?: ((section: PageSection) => ReactNode) | undefined
}

/** A card per section, in the order of the page. */
export function SectionCards(props: SectionCardsProps) {
  const { form, layouts, starters, composed, selection, noteFor } = props
  const page = usePageSections(form)
  const actions = useSectionActions(page, selection.open)
  const [doomed, setDoomed] = useState<SectionEntry | null>(null)
  const { errors } = useFormState({ control: form.methods.control })
  const wrong = Object(errors.sections)
  useOpenWrongSection(form, page.entries, selection)
  const bodyId = useId()
  const { entries } = page
  const placeOf = (entry: SectionEntry) => entries.indexOf(entry)
  const samples = entries.filter(({ section }) => showsStarterText(section, starters))
  const canOpen = ({ section, index }: SectionEntry) => section.enabled || Boolean(wrong[index])
  const isOpen = (entry: SectionEntry) => entry.id === selection.openId && canOpen(entry)

  if (entries.length === 0 && composed)
    return <ComposedPage isReadOnly={form.isReadOnly} onCompose={() => page.replace(composed())} />
  return (
    <div className="space-y-4">
      {samples.length > 0 && !form.isReadOnly && (
        <Alert
          tone="info"
          title={texts.samples(samples.length)}
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => actions.switchOff(samples.map(({ section }) => section.id))}
            >
              {texts.samplesOff}
            </Button>
          }
        >
          {texts.samplesHint}
        </Alert>
      )}
      {entries.length === 0 && <EmptyState level={3} title={texts.empty} description={texts.emptyHint} />}
      <SortableRows
        label={texts.sections}
        records={entries}
        titleOf={({ section }) => sectionTitle(section)}
        onOrder={form.isReadOnly ? undefined : (order) => page.replace(order.map(({ section }) => section))}
        rowClassName={(entry) =>
          entry.section.enabled
            ? 'scroll-mt-20 data-open:border-control'
            : 'scroll-mt-20 border-dashed! bg-sunken!'
        }
        renderRecord={(entry) => (
          <div data-card={entry.id} data-invalid={wrong[entry.index] && !isOpen(entry) ? '' : undefined}>
            <SectionHead
              section={entry.section}
              controls={canOpen(entry) ? bodyId : undefined}
              isOpen={isOpen(entry)}
              isSample={samples.includes(entry)}
              isWrong={Boolean(wrong[entry.index])}
              onToggle={() => selection.toggle(entry.id)}
            />
          </div>
        )}
        renderActions={(entry) => (
          <SectionButtons
            entry={entry}
            onSwitch={(isOn) => (isOn ? selection.show(entry.id) : selection.close(entry.id))}
            onDuplicate={() => actions.duplicate(placeOf(entry))}
            onDelete={() => setDoomed(entry)}
          />
        )}
        renderBelow={(entry) =>
          isOpen(entry) && (
            <div id={bodyId} className="space-y-5 border-t border-line p-4 sm:p-5">
              <LayoutPicker
                value={entry.section.layout}
                layouts={layouts}
                onChange={(layout) => actions.changeLayout(placeOf(entry), layout)}
              />
              <SectionForm
                key={page.generation}
                path={`sections.${entry.index}`}
                section={entry.section}
                note={noteFor?.(entry.section)}
              />
            </div>
          )
        }
      />
      {!form.isReadOnly && (
        <>
          <Button variant="secondary" disabled={entries.length >= maxSections} onClick={actions.add}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
          {entries.length >= maxSections && <p className="text-caption text-muted">{texts.full}</p>}
          <SpareSections
            sections={spareSections(
              page.entries.map(({ section }) => section),
              starters,
            )}
            onAdd={actions.addSpare}
          />
        </>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={texts.deleteTitle}
        description={doomed ? texts.deleteText(sectionTitle(doomed.section)) : ''}
        confirmLabel={texts.delete}
        destructive
        onConfirm={() => {
          if (doomed) actions.remove(entries.findIndex(({ id }) => id === doomed.id))
        }}
      />
    </div>
  )
}

function ComposedPage({ isReadOnly, onCompose }: { isReadOnly: boolean; onCompose: () => void }) {
  return (
    <EmptyState
      level={3}
      title={texts.composed}
      description={texts.composedHint}
      action={!isReadOnly && <Button onClick={onCompose}>{texts.compose}</Button>}
    />
  )
}
