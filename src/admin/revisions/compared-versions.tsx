import { type ReactNode, useMemo } from 'react'
import type { Revision } from '../../client/content-queries.ts'
import { compareValues } from '../../schema/compare-values.ts'
import type { Fields } from '../../schema/field.ts'
import { comparedVersionsTexts as texts } from './compared-versions-texts.ts'
import { ComparisonView } from './comparison-view.tsx'
import { type PartRestore, PartRestoreContext, type RestorePart } from './part-restore.ts'
import { restorablePart } from './restorable-part.ts'

type ComparedVersionsProps = {
  fields: Fields
  older: Revision
  newer: Revision
  /** The newest version of all. */
  now: Revision
  /** Undefined for those who may not change the record. */
  restorePart: RestorePart | undefined
}

/** Two versions compared, with a way to bring parts of the older one back. */
export function ComparedVersions({
  fields,
  older,
  newer,
  now,
  restorePart,
}: ComparedVersionsProps): ReactNode {
  const [before, after] = [older.values, newer.values]
  const comparison = useMemo(
    () => before && after && compareValues(fields, before, after),
    [fields, before, after],
  )
  if (!before || !after || !comparison) return <p className="text-small text-muted">{texts.erased}</p>
  const current = now.action === 'delete' ? undefined : now.values
  const parts: PartRestore | null =
    restorePart && current
      ? {
          partOf: (change, item) =>
            restorablePart({ older: before, newer: after, now: current }, change, item),
          restore: (part, label) => restorePart(older.revision, part, label),
        }
      : null
  return (
    <PartRestoreContext value={parts}>
      <ComparisonView comparison={comparison} />
    </PartRestoreContext>
  )
}
