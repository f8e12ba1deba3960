import { RichTextField } from '../rich-text/rich-text-field.tsx'
import type { FieldControlProps } from './field-control.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState } from './record-form-context.ts'

export function RichTextControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  return (
    <FieldFrame field={field} look={look} error={error} length={value?.length}>
      <RichTextField
        value={value ?? ''}
        onChange={change}
        onBlur={leave}
        rows={look.rows}
        placeholder={look.placeholder ?? field.facts.placeholder}
      />
    </FieldFrame>
  )
}
