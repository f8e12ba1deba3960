import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { pageDirection } from '../shared/page-language.ts'
import { textLanguage } from '../shared/text-language.ts'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-style.ts'
import type { SelectOption } from './select.tsx'
import { useFieldControl } from './use-field-control.ts'

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  options: readonly SelectOption[]
  /** An empty first choice. */
  placeholder?: string
  size?: ControlSize
}

/** The browser's own select: the better one on phones, in plain forms and without scripts. */
export function NativeSelect({ options, placeholder, size = 'md', className, ...rest }: NativeSelectProps) {
  const props = useFieldControl(rest)
  return (
    <span className={classNames('relative block', className)}>
      <select {...props} className={controlClass(size, 'one', 'appearance-none pe-10')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            {...textLanguage(option.label, pageDirection)}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
      />
    </span>
  )
}
