import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SpinnerMark } from './spinner.tsx'

const variants = {
  ghost: 'text-muted hover:bg-ink/6 hover:text-ink',
  outline: 'border border-control/55 bg-surface text-ink hover:border-control hover:bg-sunken',
  destructive: 'text-muted hover:bg-danger-tint hover:text-danger',
}

const sizes = {
  sm: 'size-9 [&_svg]:size-4',
  md: 'size-11 [&_svg]:size-5',
}

export type PlainIconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. */
  label: string
  icon: ReactNode
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  loading?: boolean
}

/** An icon button without a tooltip, as the public site has them. */
export function PlainIconButton(props: PlainIconButtonProps) {
  const { label, icon, variant = 'ghost', size = 'md', loading = false, className, ...rest } = props
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      {...rest}
      aria-label={label}
      disabled={rest.disabled || loading}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full transition-colors disabled:pointer-events-none disabled:opacity-45',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {loading ? <SpinnerMark /> : icon}
    </button>
  )
}
