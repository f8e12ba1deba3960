import { useRecords } from '../../client/content-queries.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { type ContentOutline, contentOutlines } from '../outlines/content-outlines.ts'
import type { FieldControlProps } from './field-control.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState } from './record-form-context.ts'
import { referenceControlTexts as texts } from './reference-control-texts.ts'

/**
 * A record of another collection, chosen by its name. One that is gone stays in the list under its id, so that saving does
 * not lose it.
 */
export function ReferenceControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string>(name)
  const target = targetOf(field.facts.refersTo)
  const records = useRecords(target).data ?? []
  const known = records.map((record) => ({
    value: record.id,
    label: String(record[target.titleField as keyof typeof record] ?? record.id),
  }))
  const isKnown = value === '' || known.some((option) => option.value === value)
  return (
    <FieldFrame field={field} look={look} error={error}>
      <NativeSelect
        value={value}
        placeholder={texts.none}
        options={isKnown ? known : [...known, { value, label: value }]}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}

function targetOf(path: string | undefined): ContentOutline {
  const target = contentOutlines.find((outline) => outline.path === path)
  if (!target) throw new Error(`No content type has the path "${path}"`)
  return target
}
