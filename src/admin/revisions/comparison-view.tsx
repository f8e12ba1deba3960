import type { Comparison, FieldChange } from '../../schema/compare-values.ts'
import { comparisonViewTexts as texts } from './comparison-view-texts.ts'
import { ItemChanges, MemberChanges } from './item-changes.tsx'
import { PartRestoreButton } from './part-restore-button.tsx'
import { UnchangedFold } from './unchanged-fold.tsx'
import { ValueChange } from './value-change.tsx'

/** What differs between two versions, field by field; what does not is folded away. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { changes, unchanged } = comparison
  return (
    <div className="space-y-4">
      {changes.length === 0 && <p className="text-small text-muted">{texts.same}</p>}
      {changes.map((change) => (
        <FieldSection key={change.name} change={change} />
      ))}
      <UnchangedFold labels={unchanged} summary={texts.unchanged(unchanged.length)} />
    </div>
  )
}

function FieldSection({ change }: { change: FieldChange }) {
  const { label, field, before, after, list, members } = change
  return (
    <section aria-label={label}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 className="text-caption font-semibold">{label}</h3>
        {!isOneItem(change) && <PartRestoreButton change={change} label={label} />}
      </div>
      {list && <ItemChanges change={change} list={list} />}
      {members && <MemberChanges members={members} />}
      {!list && !members && <ValueChange field={field} before={before} after={after} />}
    </section>
  )
}

/** Of a list in which one item changed, that item has the button. Texts in a list come back with the list. */
function isOneItem({ field, list }: FieldChange): boolean {
  return field?.kind === 'list' && list?.items.length === 1
}
