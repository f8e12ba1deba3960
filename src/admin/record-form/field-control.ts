import type { ReactNode } from 'react'
import type { AnyField } from '../../schema/field.ts'
import type { FieldInForm } from '../../schema/staff-screen.ts'

/** How a field looks on one screen; the definition says everything else. */
export interface FieldLook extends Omit<FieldInForm, 'name' | 'shownWhen' | 'ground' | 'help'> {
  help?: ReactNode
  className?: string
  /** Which members of a group or of the items of a list are shown; all by default. */
  members?: readonly string[]
}

/** What every control of the form is given. */
export interface FieldControlProps {
  name: string
  field: AnyField
  look: FieldLook
  /** Draws the field at another path: how groups and lists hold other fields. */
  renderField: (name: string, look?: FieldLook) => ReactNode
}

const arrangements = {
  pairs: 'sm:grid-cols-2',
  'narrow-first': 'sm:grid-cols-[6rem_1fr] sm:[&>:last-child]:col-span-2',
}

/** How the members of a group or an item stand beside one another. */
export function arrangementClass({ arrange }: FieldLook): string | undefined {
  return arrange && arrangements[arrange]
}
