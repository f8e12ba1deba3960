import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { ImportedRecord, ImportPlan } from '../../../client/xliff-queries.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Label } from '../../../ui/label.tsx'
import { Written } from '../../../ui/written.tsx'
import { ImportConflicts } from './import-conflicts.tsx'
import { useXliffImport } from './use-xliff-import.ts'
import { xliffTexts as texts } from './xliff-texts.ts'

/** Brings back what translators worked on: first what the file changes, then, once all is decided, the import itself. */
export function XliffImportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        {texts.import}
      </Button>
      {isOpen && <XliffImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function XliffImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useXliffImport(onClose)
  const { plan, problem, sides, isBusy, isMoved, isDecided, choose, apply, decide } = importing
  const fileId = useId()
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      description={texts.description}
      isLocked={plan !== undefined}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={!plan || !isDecided || !changesAnything(plan)}
            loading={isBusy && plan !== undefined}
            loadingLabel={texts.applying}
            onClick={() => void apply()}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      {importing.dialog}
      <div className="space-y-5">
        <div className="space-y-1.5">
          <Label htmlFor={fileId}>{texts.file}</Label>
          <input
            id={fileId}
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            className="block w-full text-small file:me-3 file:h-9 file:rounded-full file:border file:border-control/55 file:bg-surface file:px-3.5 file:text-caption file:font-medium"
            onChange={({ currentTarget: { files } }) => files?.[0] && void choose(files[0])}
          />
        </div>
        {isBusy && !plan && (
          <p role="status" className="text-small text-muted">
            {texts.reading}
          </p>
        )}
        {problem && (
          <Alert tone="danger" title={texts.unreadable}>
            <p className="wrap-anywhere">{problem}</p>
            <p>{texts.unreadableHint}</p>
          </Alert>
        )}
        {isMoved && <Alert tone="warning" title={texts.moved} />}
        {plan && !problem && (
          <>
            <ImportSummary plan={plan} />
            <ImportConflicts plan={plan} sides={sides} onDecide={decide} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function changesAnything({ records }: ImportPlan): boolean {
  return records.some(({ taken, confirmed, conflicts }) => taken + confirmed + conflicts.length > 0)
}

function ImportSummary({ plan }: { plan: ImportPlan }) {
  return (
    <section aria-label={texts.records}>
      <h3 className="text-small font-semibold">{texts.records}</h3>
      <ul className="divide-y divide-line">
        {plan.records.map((record) => (
          <li key={`${record.type} ${record.id}`} className="space-y-0.5 py-2.5 text-small">
            <Written as="p" className="font-medium wrap-anywhere">
              {record.title || record.id}
            </Written>
            <p className="text-caption text-muted">{outcomeOf(record)}</p>
            {record.refused.map(({ path, label, reason }) => (
              <p key={path} className="text-caption text-warning wrap-anywhere">
                {texts.refusedTitle}: {label}, {texts.refused[reason]}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function outcomeOf({ state, taken, confirmed, conflicts }: ImportedRecord): string {
  if (state === 'gone') return texts.gone
  const parts = [
    taken > 0 ? texts.taken(taken) : '',
    confirmed > 0 ? texts.confirmed(confirmed) : '',
    conflicts.length > 0 ? texts.conflictCount(conflicts.length) : '',
  ].filter(Boolean)
  if (parts.length === 0) return texts.unchanged
  return [...parts, ...(state === 'published' ? [texts.published] : [])].join(' · ')
}
