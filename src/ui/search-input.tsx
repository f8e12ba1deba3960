import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-style.ts'
import { fieldLanguage } from './field-language.ts'
import { PlainIconButton } from './plain-icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type SearchInputProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  size?: ControlSize
  name?: string
  autoFocus?: boolean
  className?: string
}

export function SearchInput({
  label,
  value,
  onValueChange,
  placeholder,
  size = 'md',
  name,
  autoFocus,
  className,
}: SearchInputProps) {
  const labels = useUiLabels()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        {...fieldLanguage({ value, placeholder })}
        name={name}
        // biome-ignore lint/a11y/noAutofocus: for pages that one opens in order to type
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={controlClass(
          size,
          'one',
          'rounded-full ps-10 pe-10 [&::-webkit-search-cancel-button]:appearance-none',
        )}
      />
      {value && (
        <PlainIconButton
          label={labels.clear}
          icon={<X />}
          size="sm"
          className="absolute inset-y-0 end-1 my-auto"
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
