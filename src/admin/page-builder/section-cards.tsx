import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { StarterHints } from '../../content/page-section/section-hints.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { Alert } from '../../ui/alert.tsx'
import { AlertButton } from '../../ui/alert-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { AddHereButton, AddSectionDialog } from './add-section.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { type SectionEntry, spareSections } from './section-moves.ts'
import { SectionRows } from './section-rows.tsx'
import { sectionTitle } from './section-title.ts'
import { SpareSections } from './spare-sections.tsx'
import { showsStarterText } from './starter-text.ts'
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
  /** What belongs into them. */
  hints?: StarterHints | undefined
  noteFor?: ((section: PageSection) => ReactNode) | undefined
}

/** A card per section in the order of the page, and everything that changes which there are. */
export function SectionCards(props: SectionCardsProps) {
  const { form, layouts, starters, composed, selection, noteFor } = props
  const page = usePageSections(form)
  const actions = useSectionActions(page, selection)
  const [addAt, setAddAt] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<SectionEntry | null>(null)
  const { entries } = page
  const canAdd = !form.isReadOnly && entries.length < maxSections
  const samples = form.isReadOnly ? [] : entries.filter(({ section }) => showsStarterText(section, starters))
  if (entries.length === 0 && composed)
    return <ComposedPage onCompose={form.isReadOnly ? undefined : () => page.replace(composed())} />
  return (
    <div className="space-y-4">
      <StarterReminder
        count={samples.length}
        onSwitchOff={() => actions.switchOff(samples.map(({ section }) => section.id))}
      />
      {entries.length === 0 && <EmptyState level={3} title={texts.empty} description={texts.emptyHint} />}
      <SectionRows
        form={form}
        page={page}
        actions={actions}
        selection={selection}
        layouts={layouts}
        samples={samples}
        hints={props.hints}
        noteFor={noteFor}
        onDelete={setToDelete}
        renderBefore={
          canAdd
            ? ({ section }, at) => (
                <AddHereButton label={texts.addBefore(sectionTitle(section))} onClick={() => setAddAt(at)} />
              )
            : undefined
        }
      />
      {!form.isReadOnly && (
        <>
          <Button variant="secondary" disabled={!canAdd} onClick={() => setAddAt(entries.length)}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
          {!canAdd && <p className="text-caption text-muted">{texts.full}</p>}
          <SpareSections sections={spareSections(page.current(), starters)} onAdd={actions.addSpare} />
        </>
      )}
      <AddSectionDialog at={addAt} layouts={layouts} onClose={() => setAddAt(null)} onAdd={actions.add} />
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={(open) => !open && setToDelete(null)}
        title={texts.deleteTitle}
        description={toDelete ? texts.deleteText(sectionTitle(toDelete.section)) : ''}
        confirmLabel={texts.delete}
        destructive
        onConfirm={() => actions.remove(entries.findIndex(({ id }) => id === toDelete?.id))}
      />
    </div>
  )
}

function ComposedPage({ onCompose }: { onCompose: (() => void) | undefined }) {
  return (
    <EmptyState
      level={3}
      title={texts.composed}
      description={texts.composedHint}
      action={onCompose && <Button onClick={onCompose}>{texts.compose}</Button>}
    />
  )
}

type StarterReminderProps = { count: number; onSwitchOff: () => void }

/** Nobody should publish sample text without knowing it. */
function StarterReminder({ count, onSwitchOff }: StarterReminderProps) {
  if (count === 0) return null
  return (
    <Alert
      tone="info"
      title={texts.samples(count)}
      action={<AlertButton onClick={onSwitchOff}>{texts.samplesOff(count)}</AlertButton>}
    >
      {texts.samplesHint}
    </Alert>
  )
}
