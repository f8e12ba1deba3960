import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-style.ts'
import { fieldLanguage } from './field-language.ts'
import { useFieldControl } from './use-field-control.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: ControlSize }

/** Stands in a FormField, or carries an aria-label. */
export function Input({ size = 'md', className, ...rest }: InputProps) {
  const props = useFieldControl(rest)
  return (
    <input
      type="text"
      {...fieldLanguage(rest)}
      {...props}
      className={controlClass(size, 'one', classNames('read-only:bg-sunken', className))}
    />
  )
}
