import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './use-field-control.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  onCheckedChange?: (checked: boolean) => void
}

/** A native checkbox that looks and speaks like a switch. */
export function Switch({ onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  const props = useFieldControl(rest)
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox tells its checked state itself
      role="switch"
      onChange={(event) => {
        onChange?.(event)
        onCheckedChange?.(event.currentTarget.checked)
      }}
      className={classNames(
        'relative h-6 w-10 shrink-0 appearance-none forced-colors:appearance-auto rounded-full border border-control bg-control/25 transition-colors',
        'before:absolute before:inset-y-0.75 before:start-0.75 before:size-4 before:rounded-full before:bg-control before:transition-transform',
        'after:absolute after:-inset-2.5',
        'checked:border-action checked:bg-action checked:before:translate-x-4 checked:before:bg-on-action rtl:checked:before:-translate-x-4',
        'disabled:opacity-50',
        className,
      )}
    />
  )
}
