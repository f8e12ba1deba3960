import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { SpinnerMark } from './spinner.tsx'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap select-none ' +
  'transition-[color,background-color,border-color,box-shadow,scale] active:scale-[0.98] ' +
  'disabled:pointer-events-none disabled:not-aria-busy:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0'

const variants = {
  primary:
    'bg-action text-on-action shadow-[inset_0_1px_0_rgb(255_255_255/0.16)] hover:bg-action-hover border border-transparent',
  secondary: 'border border-control/55 bg-surface text-ink hover:border-control hover:bg-sunken',
  ghost: 'border border-transparent text-ink hover:bg-ink/6',
  destructive: 'border border-transparent bg-danger-fill text-on-danger-fill hover:bg-danger-fill-hover',
  link: 'prose-link rounded-sm active:scale-100',
}

const sizes = {
  sm: 'h-9 px-3.5 text-caption',
  md: 'h-11 px-5 text-small',
  lg: 'h-13 px-7 text-body',
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Gives the look to the only child, usually a link, whose own props win. */
  asChild?: boolean
  /** Disables the button and shows a spinner; the width stays as it is. */
  loading?: boolean
  /** Shown while loading, such as 'Submitting...'; room for it is kept from the start. */
  loadingLabel?: string
}

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(base, variants[variant], variant === 'link' ? 'text-small' : sizes[size])
}

export function Button(props: ButtonProps) {
  const { variant, size, asChild, loading = false, loadingLabel, className, children, ...rest } = props
  const look = classNames(buttonClass(variant, size), className)
  if (asChild)
    return (
      <Slot.Root {...rest} className={look}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
      className={look}
    >
      <ButtonContent loading={loading} loadingLabel={loadingLabel}>
        {children}
      </ButtonContent>
    </button>
  )
}

function ButtonContent({
  loading,
  loadingLabel,
  children,
}: Pick<ButtonProps, 'loading' | 'loadingLabel' | 'children'>) {
  if (loadingLabel) {
    // The label that is not shown is drawn without height by ::after, so that both fit and neither is read twice.
    const other = loading ? (typeof children === 'string' ? children : undefined) : loadingLabel
    return (
      <span
        data-other={other}
        className="inline-grid justify-items-center after:invisible after:h-0 after:ps-6 after:content-[attr(data-other)]"
      >
        <span className="inline-flex items-center gap-2">
          {loading && <SpinnerMark />}
          {loading ? loadingLabel : children}
        </span>
      </span>
    )
  }
  if (!loading) return children
  return (
    <span className="relative inline-flex items-center gap-2">
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <SpinnerMark className="absolute inset-0 m-auto" />
    </span>
  )
}
