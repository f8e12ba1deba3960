import { createContext, use } from 'react'

/** What a FormField tells the control inside it. */
export type FieldWiring = {
  id: string
  /** For controls that a label element cannot name by itself. */
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type ControlProps = {
  id?: string
  required?: boolean
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Adds the field's id, description and error state to a control's own props; its own win. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = use(FieldContext)
  if (!field) return props
  const descriptions = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    ...props,
    id: props.id ?? field.id,
    required: props.required ?? (field.isRequired || undefined),
    disabled: props.disabled ?? (field.isDisabled || undefined),
    'aria-describedby': descriptions || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.isInvalid || undefined),
  }
}
