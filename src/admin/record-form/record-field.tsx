import type { ComponentType } from 'react'
import type { FieldKind } from '../../schema/field.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { AddressControl } from './address-control.tsx'
import type { FieldControlProps, FieldLook } from './field-control.ts'
import { GroupControl } from './group-control.tsx'
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
import { ListControl } from './list-control.tsx'
import { ColorControl, IconControl, ImageFieldControl } from './picture-controls.tsx'
import { useRecordFormParts } from './record-form-context.ts'
import { ReferenceControl } from './reference-control.tsx'
import { RichTextControl } from './rich-text-control.tsx'
import { SiteLinkControl } from './site-link-control.tsx'
import { TextListControl } from './text-list-control.tsx'

const controls = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  email: EmailControl,
  phone: PhoneControl,
  link: SiteLinkControl,
  address: AddressControl,
  image: ImageFieldControl,
  video: VideoControl,
  choice: ChoiceControl,
  reference: ReferenceControl,
  icon: IconControl,
  color: ColorControl,
  cssClass: CssClassControl,
  integer: IntegerControl,
  toggle: ToggleControl,
  date: DateControl,
  textList: TextListControl,
  group: GroupControl,
  list: ListControl,
} satisfies Record<FieldKind, ComponentType<FieldControlProps>>

export type RecordFieldProps = FieldLook & {
  /** The field's path, such as `bio` or `quickLinks.2.href`. */
  name: string
}

/** One field of the form, drawn as its kind wants it. */
export function RecordField({ name, ...look }: RecordFieldProps) {
  const { fields, isReadOnly } = useRecordFormParts()
  const field = fieldAt(fields, name)
  const Control: ComponentType<FieldControlProps> = controls[field.kind]
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
