import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './form-field.tsx'

export type RadioOption = { value: string; label: string; description?: ReactNode; disabled?: boolean }

export type RadioGroupProps = {
  label: string
  hideLabel?: boolean
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  name?: string
  required?: boolean
  disabled?: boolean
  error?: string
  className?: string
}

/** Native radio buttons in a fieldset: arrow keys, forms and scripts that never came all work. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    hideLabel,
    options,
    value,
    defaultValue,
    onValueChange,
    required,
    disabled,
    error,
    className,
  } = props
  const ownName = useId()
  const errorId = `${ownName}-error`
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
      className={classNames('min-w-0 space-y-2', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'text-small font-medium'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex items-start gap-3 has-disabled:opacity-50">
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            required={required}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className="mt-px size-5 shrink-0 appearance-none forced-colors:appearance-auto rounded-full border border-control bg-surface transition-[border-width,border-color] checked:border-[6px] checked:border-action"
          />
          <span className="min-w-0 text-small">
            <span className="font-medium">{option.label}</span>
            {option.description && (
              <span className="block text-caption text-muted">{option.description}</span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
