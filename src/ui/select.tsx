import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-style.ts'
import { useFieldControl } from './use-field-control.ts'

export type SelectOption = { value: string; label: string; icon?: ReactNode; disabled?: boolean }

export type SelectProps = {
  options: readonly SelectOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  placeholder?: string
  name?: string
  size?: ControlSize
  id?: string
  required?: boolean
  disabled?: boolean
  className?: string
  /** Needed where it does not stand in a FormField. */
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/** A list to choose from, with icons where they help. Values must not be empty strings. */
export function Select({ options, size = 'md', className, placeholder, ...rest }: SelectProps) {
  const props = useFieldControl<SelectProps>({ options, ...rest })
  const { value, defaultValue, onValueChange, name, required, disabled } = props
  return (
    <Primitive.Root {...{ value, defaultValue, onValueChange, name, required, disabled }}>
      <Primitive.Trigger
        id={props.id}
        aria-label={props['aria-label']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={controlClass(
          size,
          'one',
          classNames(
            'flex items-center justify-between gap-2 text-start data-placeholder:text-muted [&>span]:truncate',
            className,
          ),
        )}
      >
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-control bg-raised p-1 text-small text-ink shadow-float animate-fade-in"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <Primitive.Item
      value={option.value}
      disabled={option.disabled}
      className="flex min-h-9 cursor-default items-center gap-2 rounded-sm py-1.5 ps-2.5 pe-9 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-action-tint relative"
    >
      <Primitive.ItemText>
        <span className="inline-flex items-center gap-2 [&_svg]:size-4">
          {option.icon}
          {option.label}
        </span>
      </Primitive.ItemText>
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check aria-hidden="true" className="size-4 text-link" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}
