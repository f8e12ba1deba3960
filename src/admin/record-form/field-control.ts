import type { ReactNode } from 'react'
import type { AnyField } from '../../schema/field.ts'
import type { PreviewSize } from '../upload/image-place.tsx'

/** How a field looks on one screen; the definition says everything else. */
export interface FieldLook {
  label?: string
  help?: ReactNode
  hideLabel?: boolean
  placeholder?: string
  className?: string
  /** Words for the stored values of a choice. */
  options?: readonly { value: string; label: string }[]
  /** Height of a picture's preview. */
  previewSize?: PreviewSize
  rows?: number
  /** Refuses an entry that a list of texts holds already. */
  isUnique?: boolean
  /** Which members of a group or of the items of a list are shown; all by default. */
  members?: readonly string[]
  /** How members stand beside one another, such as `sm:grid-cols-2`. */
  membersClassName?: string
  /** The heading of an item of a list. */
  itemTitle?: (item: Record<string, unknown>, index: number) => string
  /** Marks a single item, such as an incomplete link. */
  itemClassName?: (item: Record<string, unknown>, index: number) => string | undefined
}

/** What every control of the form is given. */
export interface FieldControlProps {
  name: string
  field: AnyField
  look: FieldLook
  /** Draws the field at another path: how groups and lists hold other fields. */
  renderField: (name: string, look?: FieldLook) => ReactNode
}
