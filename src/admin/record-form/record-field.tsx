import type { ComponentType } from 'react'
import type { FieldKind } from '../../schema/field.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { lazyPart } from '../lazy-part.tsx'
import { LoadingPart } from '../loading-part.tsx'
import { AddressControl } from './address-control.tsx'
import type { FieldControlProps, FieldLook } from './field-control.ts'
import {
  ChoiceControl,
  CssClassControl,
  DateControl,
  EmailControl,
  IntegerControl,
  LongTextControl,
  PhoneControl,
  TextControl,
  ToggleControl,
  VideoControl,
} from './line-controls.tsx'
import type { MoreKind } from './more-controls.tsx'
import { useRecordFormParts } from './record-form-context.ts'
import { RichTextControl } from './rich-text-control.tsx'

const controls = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  email: EmailControl,
  phone: PhoneControl,
  address: AddressControl,
  video: VideoControl,
  choice: ChoiceControl,
  cssClass: CssClassControl,
  integer: IntegerControl,
  toggle: ToggleControl,
  date: DateControl,
} satisfies Record<Exclude<FieldKind, MoreKind>, ComponentType<FieldControlProps>>

const loadMore = async () => (await import('./more-controls.tsx')).MoreControl

// The other kinds, where the form has not brought them along.
const LazyControl = lazyPart<FieldControlProps>(loadMore, {
  Fallback: () => <LoadingPart className="h-16 w-full" />,
})

function isAtHand(kind: FieldKind): kind is keyof typeof controls {
  return Object.hasOwn(controls, kind)
}

export type RecordFieldProps = FieldLook & {
  /** The field's path, such as `bio` or `quickLinks.2.href`. */
  name: string
}

/** One field of the form, drawn as its kind wants it. */
export function RecordField({ name, ...look }: RecordFieldProps) {
  const { fields, isReadOnly, MoreControl = LazyControl } = useRecordFormParts()
  const field = fieldAt(fields, name)
  const Control: ComponentType<FieldControlProps> = isAtHand(field.kind) ? controls[field.kind] : MoreControl
  const control = (
    <Control
      name={name}
      field={field}
      look={look}
      renderField={(inner, innerLook) => <RecordField key={inner} name={inner} {...innerLook} />}
    />
  )
  if (!isReadOnly) return control
  // Each field by itself: tabs, folds and previews between them stay in use for those who only look. A box of its own,
  // since one without a box has no margins, and fields would stick together.
  return (
    <fieldset disabled role="presentation" className="min-w-0">
      {control}
    </fieldset>
  )
}
