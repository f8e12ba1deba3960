import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-line/80 text-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  gold: 'bg-gold-tint text-gold',
}

export type BadgeTone = keyof typeof tones

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone
  /** A dot before the words, for a state such as Published. */
  dot?: boolean
}

export function Badge({ tone = 'neutral', dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex w-fit items-center gap-1.5 rounded-full px-2.5 py-0.5 text-caption font-medium whitespace-nowrap',
        '[&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
