import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  surface: 'bg-surface border border-line',
  sunken: 'bg-sunken border border-transparent',
  outline: 'border border-line',
}

export type CardProps = ComponentProps<'div'> & {
  tone?: keyof typeof tones
  /** For a card that holds one stretched link or button: it answers to the pointer. */
  interactive?: boolean
  asChild?: boolean
}

export function Card(props: CardProps) {
  const { tone = 'surface', interactive = false, asChild, className, children, ...rest } = props
  const look = classNames(
    'relative flex flex-col overflow-clip rounded-card',
    tones[tone],
    interactive &&
      'transition-[border-color,background-color] hover:border-control/60 has-[a:hover]:border-control/60',
    className,
  )
  if (asChild)
    return (
      <Slot.Root {...rest} className={look}>
        {children}
      </Slot.Root>
    )
  return (
    <div {...rest} className={look}>
      {children}
    </div>
  )
}

type CardHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Buttons or a badge at the end of the line. */
  action?: ReactNode
  level?: 2 | 3 | 4
  className?: string
}

export function CardHeader({ title, description, action, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header
      className={classNames(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-5 pb-0 sm:p-6 sm:pb-0',
        className,
      )}
    >
      <div className="min-w-0 space-y-1">
        <Heading className="text-h3">{title}</Heading>
        {description && <p className="prose-measure text-small text-muted">{description}</p>}
      </div>
      {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
    </header>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('flex-1 p-5 sm:p-6', className)} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <footer
      {...rest}
      className={classNames(
        'flex flex-wrap items-center gap-3 border-t border-line px-5 py-4 sm:px-6',
        className,
      )}
    />
  )
}
