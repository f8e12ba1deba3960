import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './use-field-control.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** A native checkbox: it belongs to its form and works before any script runs. */
export function Checkbox({
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const props = useFieldControl(rest)
  return (
    <span className={classNames('relative inline-flex size-5 shrink-0', className)}>
      <input
        {...props}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.currentTarget.checked)
        }}
        className="peer size-full appearance-none forced-colors:appearance-auto rounded-sm border border-control bg-surface transition-colors before:absolute before:-inset-3 checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action disabled:opacity-50 aria-[invalid=true]:border-danger"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-action peer-checked:block peer-indeterminate:hidden"
      />
      <Minus
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-action peer-indeterminate:block"
      />
    </span>
  )
}
