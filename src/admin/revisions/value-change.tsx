import type { ComponentType } from 'react'
import type { AnyField, FieldKind } from '../../schema/field.ts'
import { FieldValue } from '../field-value.tsx'
import { ChangedWords } from './changed-words.tsx'
import { valueChangeTexts as texts } from './value-change-texts.ts'

type ValueChangeProps = { field: AnyField | undefined; before: unknown; after: unknown }

/** A value as it was and as it became: texts word by word, everything else side by side. */
export function ValueChange(props: ValueChangeProps) {
  const isText = typeof props.before === 'string' && typeof props.after === 'string'
  const View = isText && props.field ? views[props.field.kind] : BothValues
  return <View {...props} />
}

function BothValues({ field, before, after }: ValueChangeProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <div className="min-w-0 rounded-md bg-danger-tint p-2.5">
        <p className="text-caption text-muted">{texts.before}</p>
        <FieldValue field={field} value={before} />
      </div>
      <div className="min-w-0 rounded-md bg-success-tint p-2.5">
        <p className="text-caption text-muted">{texts.after}</p>
        <FieldValue field={field} value={after} />
      </div>
    </div>
  )
}

function TextChange({ before, after }: ValueChangeProps) {
  return <ChangedWords before={String(before)} after={String(after)} />
}

/** How a changed text of each kind is shown. */
const views: Record<FieldKind, ComponentType<ValueChangeProps>> = {
  text: TextChange,
  longText: TextChange,
  richText: TextChange,
  email: TextChange,
  phone: TextChange,
  link: BothValues,
  address: BothValues,
  image: BothValues,
  video: BothValues,
  choice: BothValues,
  reference: BothValues,
  icon: BothValues,
  color: BothValues,
  cssClass: BothValues,
  integer: BothValues,
  toggle: BothValues,
  date: BothValues,
  textList: TextChange,
  group: BothValues,
  list: BothValues,
}
