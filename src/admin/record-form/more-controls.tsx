import type { ComponentType } from 'react'
import type { FieldKind } from '../../schema/field.ts'
import type { FieldControlProps } from './field-control.ts'
import { GroupControl } from './group-control.tsx'
import { ListControl } from './list-control.tsx'
import { ColorControl, IconControl, ImageFieldControl } from './picture-controls.tsx'
import { ReferenceControl } from './reference-control.tsx'
import { SiteLinkControl } from './site-link-control.tsx'
import { TextListControl } from './text-list-control.tsx'

const controls = {
  link: SiteLinkControl,
  image: ImageFieldControl,
  reference: ReferenceControl,
  icon: IconControl,
  color: ColorControl,
  textList: TextListControl,
  group: GroupControl,
  list: ListControl,
} satisfies Partial<Record<FieldKind, ComponentType<FieldControlProps>>>

export type MoreKind = keyof typeof controls

/** Pictures, links, lists: what weighs more than a line of text. A builder fetches it with the first that it shows. */
export function MoreControl(props: FieldControlProps) {
  const Control: ComponentType<FieldControlProps> = controls[props.field.kind as MoreKind]
  return <Control {...props} />
}
