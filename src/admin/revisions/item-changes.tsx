import type { Comparison, FieldChange, ItemChange, ListComparison } from '../../schema/compare-values.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Written } from '../../ui/written.tsx'
import { FieldValue } from '../field-value.tsx'
import { ChangedWords } from './changed-words.tsx'
import { itemChangesTexts as texts } from './item-changes-texts.ts'
import { PartRestoreButton } from './part-restore-button.tsx'
import { UnchangedFold } from './unchanged-fold.tsx'
import { ValueChange } from './value-change.tsx'

const tones: Record<ItemChange['kind'], BadgeTone> = {
  added: 'success',
  removed: 'danger',
  changed: 'gold',
  moved: 'info',
}

type ItemChangesProps = {
  change: FieldChange
  list: ListComparison
  /** Within another item: it comes back with that one. */
  isInner?: boolean
}

/** The items of a list that changed. */
export function ItemChanges({ change, list, isInner = false }: ItemChangesProps) {
  return (
    <div className="space-y-2">
      <ul className="space-y-2">
        {list.items.map((item) => (
          <li
            key={`${item.before?.place}-${item.after?.place}`}
            className="rounded-md border border-line p-2.5"
          >
            <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <p className="flex min-w-0 flex-wrap items-center gap-2 text-small font-medium">
                <Badge tone={tones[item.kind]}>{texts.kinds[item.kind]}</Badge>
                <Written as="span" className="wrap-anywhere">
                  {item.label}
                </Written>
              </p>
              {!isInner && <PartRestoreButton change={change} item={item} label={item.label} />}
            </div>
            <ItemBody change={change} item={item} />
          </li>
        ))}
      </ul>
      <UnchangedFold labels={list.unchanged} summary={texts.unchanged(list.unchanged.length)} />
    </div>
  )
}

/** Within a group or an item: its members come back together with it. */
export function MemberChanges({ members }: { members: Comparison }) {
  return (
    <dl className="space-y-2.5">
      {members.changes.map(({ name, label, field, before, after, list, members: inner }) => (
        <div key={name}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="mt-0.5 min-w-0">
            {list && <ItemChanges list={list} change={{ name, label, field, before, after }} isInner />}
            {inner && <MemberChanges members={inner} />}
            {!list && !inner && <ValueChange field={field} before={before} after={after} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ItemBody({ change: { field }, item }: { change: FieldChange; item: ItemChange }) {
  const { kind, isMoved, before, after, members } = item
  const only = before ?? after
  if (kind === 'added' || kind === 'removed')
    return <WholeItem field={field} value={only?.value} kind={kind} />
  return (
    <div className="space-y-2">
      {isMoved && before && after && (
        <p className="text-caption text-muted">{texts.moved(before.position, after.position)}</p>
      )}
      {kind === 'changed' && members && <MemberChanges members={members} />}
      {kind === 'changed' && !members && (
        <ChangedWords before={String(before?.value)} after={String(after?.value)} />
      )}
    </div>
  )
}

type WholeItemProps = { field: FieldChange['field']; value: unknown; kind: 'added' | 'removed' }

function WholeItem({ field, value, kind }: WholeItemProps) {
  if (typeof value !== 'object')
    return (
      <ChangedWords
        before={kind === 'removed' ? String(value) : ''}
        after={kind === 'added' ? String(value) : ''}
      />
    )
  return <FieldValue field={field} value={value} />
}
