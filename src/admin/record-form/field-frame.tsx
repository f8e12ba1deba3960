import type { ReactNode } from 'react'
import type { AnyField } from '../../schema/field.ts'
import { groupedNumber } from '../../shared/local-numbers.ts'
import { FormField } from '../../ui/form-field.tsx'
import type { FieldLook } from './field-control.ts'
import { useRecordFormParts } from './record-form-context.ts'

type FieldFrameProps = {
  field: AnyField
  look: FieldLook
  error: string | undefined
  inline?: boolean
  /** Letters typed so far, where the field has a limit. */
  length?: number | undefined
  /** Below the control, such as a reminder. */
  note?: ReactNode
  children: ReactNode
}

/** Label, required mark, help, counter and error around a control. */
export function FieldFrame({ field, look, error, inline, length, note, children }: FieldFrameProps) {
  const { isReadOnly } = useRecordFormParts()
  const help = look.help ?? field.facts.help
  const counter = counterOf(length, field.facts.maxLength)
  return (
    // The form finds the first wrong field by this mark.
    <div data-invalid={error ? '' : undefined} className={look.className}>
      <FormField
        label={look.label ?? field.label}
        required={field.isRequired}
        disabled={isReadOnly}
        {...(help ? { help } : {})}
        {...(error ? { error } : {})}
        {...(look.hideLabel ? { hideLabel: true } : {})}
        {...(inline ? { inline: true } : {})}
        {...(counter ? { aside: counter } : {})}
      >
        {children}
      </FormField>
      {note}
    </div>
  )
}

/** Shown once the end is near: before that it only distracts. */
export function counterOf(length: number | undefined, max: number | undefined): string | undefined {
  if (length === undefined || max === undefined || length < max * 0.8) return undefined
  return `${groupedNumber(length)} / ${groupedNumber(max)}`
}
