import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Label } from './label.tsx'
import { FieldContext } from './use-field-control.ts'

export type FormFieldProps = {
  label: string
  help?: ReactNode
  error?: string
  required?: boolean
  disabled?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** The label beside the control, as a checkbox or switch wants it. */
  inline?: boolean
  /** At the end of the label's line, such as a counter or a link. */
  aside?: ReactNode
  id?: string
  className?: string
  /** One control of this folder; it finds its id, description and error by itself. */
  children: ReactNode
}

export function FormField(props: FormFieldProps) {
  const {
    label,
    help,
    error,
    required = false,
    disabled = false,
    hideLabel,
    inline,
    aside,
    className,
    children,
  } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const labelId = `${id}-label`
  const wiring = {
    id,
    labelId,
    describedBy: [errorId, helpId].filter(Boolean).join(' ') || undefined,
    isInvalid: Boolean(error),
    isRequired: required,
    isDisabled: disabled,
  }
  const labelElement = (
    <Label htmlFor={id} id={labelId} required={required} className={hideLabel ? 'sr-only' : undefined}>
      {label}
    </Label>
  )
  const notes = (
    <>
      {help && (
        <p id={helpId} className="text-caption text-muted">
          {help}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
  return (
    <FieldContext value={wiring}>
      {inline ? (
        <div className={classNames('flex items-start gap-3', className)}>
          <div className="flex h-6 items-center">{children}</div>
          <div className="min-w-0 space-y-0.5">
            {labelElement}
            {notes}
          </div>
        </div>
      ) : (
        <div className={classNames('min-w-0 space-y-1.5', className)}>
          <div className="flex items-baseline justify-between gap-3">
            {labelElement}
            {aside && <div className="text-caption text-muted">{aside}</div>}
          </div>
          {children}
          {notes}
        </div>
      )}
    </FieldContext>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-caption font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.15em] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
