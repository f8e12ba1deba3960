import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Shows the icon alone; the label stays its name. */
  iconOnly?: boolean
}

export type SegmentedControlProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** One of a few views or widths, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, className } = props
  const name = useId()
  return (
    <fieldset
      className={classNames(
        'inline-flex rounded-full bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)]',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.iconOnly ? segment.label : undefined}
          className="relative inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-full px-3.5 text-caption font-medium text-muted transition-colors hover:text-ink has-checked:bg-raised forced-colors:has-checked:outline-2 has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {segment.icon}
          <span className={segment.iconOnly ? 'sr-only' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
