import type { Definition } from '../../schema/define-content.ts'
import { isSameValue } from './is-same-value.ts'

type Values = Record<string, unknown>

/** Somebody else saved the record while this form was open. */
export interface Conflict {
  who: string
  /** ISO time. */
  when: string
  theirs: Values
  etag: string
  fields: ConflictField[]
}

export interface ConflictField {
  name: string
  label: string
  mine: unknown
  theirs: unknown
  /** What is kept unless the editor says otherwise: the side that changed it, mine where both did. */
  proposal: Side
}

export type Side = 'mine' | 'theirs'

/** The fields on which the two disagree; `base` is what both started from. */
export function conflictFields(
  definition: Definition,
  names: readonly string[],
  { base, mine, theirs }: Record<'base' | Side, Values>,
): ConflictField[] {
  return names
    .filter((name) => !isSameValue(mine[name], theirs[name]))
    .map((name) => ({
      name,
      label: definition.fields[name]?.label ?? name,
      mine: mine[name],
      theirs: theirs[name],
      proposal: isSameValue(mine[name], base[name]) ? 'theirs' : 'mine',
    }))
}
