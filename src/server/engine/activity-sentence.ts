import { changedParts, compareValues } from '../../schema/compare-values.ts'
import type { Definition } from '../../schema/define-content.ts'
import { titleOf, type Values } from './content-record.ts'
import type { ChangeAction, LoggedChange } from './logged-change.ts'
import { changedFields, pastValues } from './revisions.ts'

export interface Subject {
  label: string
  definition?: Definition
  titleField?: string
  /** Of what has no definition: what its values are called. Others are no business of readers. */
  fieldLabels?: Readonly<Record<string, string>>
}

const verbs: Record<ChangeAction, string> = {
  create: 'created',
  update: 'changed',
  reorder: 'moved',
  delete: 'deleted',
  restore: 'restored',
  revert: 'brought back an earlier version of',
  revertPart: 'brought back a part of',
  publish: 'published',
  undo: 'undid',
  send: 'asked for approval of',
  approve: 'approved',
  sendBack: 'sent back',
  withdraw: 'withdrew from approval',
}

/** Actions of which the sentence says what they changed. */
const namesParts: ReadonlySet<ChangeAction> = new Set(['update', 'revertPart'])

/** Such as: Mona Farid changed the partner “Nile Ventures” (Logo, Website). */
export function sentenceOf(change: LoggedChange, subject: Subject): string {
  const { definition } = subject
  const values = pastValues(definition, change.after ?? change.before) ?? {}
  const name = nameOf(subject, values)
  const title = name === '' ? '' : ` “${name}”`
  const fields = namesParts.has(change.action) ? bracketed(changedLabels(change, subject)) : ''
  return `${change.actor.name} ${verbs[change.action]} the ${lowerFirst(subject.label)}${title}${fields}`
}

function nameOf({ definition, titleField }: Subject, values: Values): string {
  if (definition) return definition.kind === 'collection' ? titleOf(definition, values) : ''
  return titleField ? String(values[titleField] ?? '') : ''
}

/** By their labels: a field that has none, such as the time of the change itself, is not spoken of. */
function changedLabels(change: LoggedChange, { definition, fieldLabels }: Subject): string[] {
  if (change.action === 'revertPart' && definition) {
    const [before, after] = [pastValues(definition, change.before), pastValues(definition, change.after)]
    return before && after ? changedParts(compareValues(definition.fields, before, after)) : []
  }
  const labelOf = (name: string) => definition?.fields[name]?.label ?? fieldLabels?.[name]
  return changedFields(definition, change).flatMap((name) => labelOf(name) ?? [])
}

function bracketed(labels: readonly string[]): string {
  if (labels.length === 0) return ''
  const shown = labels.slice(0, 3).join(', ')
  return labels.length > 3 ? ` (${shown} and ${labels.length - 3} more)` : ` (${shown})`
}

/** `Partner` → `partner`, but `UN SDGs` stays. */
function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
