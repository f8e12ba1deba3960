import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type LabelProps = ComponentProps<'label'> & { htmlFor: string; required?: boolean }

export function Label({ required = false, className, children, htmlFor, ...rest }: LabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      {...rest}
      className={classNames('block w-fit text-small font-medium text-ink', className)}
    >
      {children}
      {required && (
        <span aria-hidden="true" className="ms-1 text-danger">
          *
        </span>
      )}
    </label>
  )
}
