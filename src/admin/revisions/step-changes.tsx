import { useState } from 'react'
import type { Revision } from '../../client/content-queries.ts'
import { changedParts, compareValues } from '../../schema/compare-values.ts'
import type { Fields } from '../../schema/field.ts'
import { ComparedVersions } from './compared-versions.tsx'
import type { RestorePart } from './part-restore.ts'
import { stepChangesTexts as texts } from './step-changes-texts.ts'

type StepChangesProps = {
  fields: Fields
  version: Revision
  previous: Revision | undefined
  now: Revision
  restorePart: RestorePart | undefined
}

/** What one step changed, folded to the names of the fields; open, each before and after. */
export function StepChanges({ fields, version, previous, now, restorePart }: StepChangesProps) {
  // A long history holds many long pages: they are compared when somebody looks.
  const [isOpen, setOpen] = useState(false)
  if (version.changed.length === 0 || !previous?.values) return null
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-sm text-caption font-medium text-link">
        {summaryOf(fields, version, previous)}
      </summary>
      {isOpen && (
        <div className="mt-3">
          <ComparedVersions
            fields={fields}
            older={previous}
            newer={version}
            now={now}
            restorePart={restorePart}
          />
        </div>
      )}
    </details>
  )
}

function summaryOf(fields: Fields, version: Revision, previous: Revision): string {
  const labels = version.changed.map((name) => fields[name]?.label ?? name)
  if (version.action !== 'revertPart' || !version.values) return texts.changed(labels)
  return texts.restored(changedParts(compareValues(fields, previous.values ?? {}, version.values)))
}
