import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlClass } from './control-style.ts'
import { fieldLanguage } from './field-language.ts'
import { useFieldControl } from './use-field-control.ts'

export type TextareaProps = ComponentProps<'textarea'> & { size?: ControlSize }

/** Grows with its text. */
export function Textarea({ size = 'md', className, rows = 3, ref, ...rest }: TextareaProps) {
  const props = useFieldControl(rest)
  const growing = useAutoGrow(props.value)
  return (
    <textarea
      {...fieldLanguage(rest)}
      {...props}
      rows={rows}
      ref={(element) => {
        growing.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      onInput={(event) => {
        grow(event.currentTarget)
        props.onInput?.(event)
      }}
      className={controlClass(
        size,
        'many',
        classNames('field-sizing-content max-h-128 scrollbar-quiet read-only:bg-sunken', className),
      )}
      style={{ minHeight: `calc(${rows} * 1lh + 1.125rem)`, ...props.style }}
    />
  )
}

/** Browsers with field-sizing grow by themselves; the others are measured. */
function grow(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight + 2}px`
}

function useAutoGrow(value: TextareaProps['value']) {
  const element = useRef<HTMLTextAreaElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value from outside is what asks for measuring
  useLayoutEffect(() => {
    if (element.current) grow(element.current)
  }, [value])
  return element
}
