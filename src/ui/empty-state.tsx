import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type EmptyStateProps = {
  title: string
  description?: ReactNode
  icon?: ReactNode
  /** What to do about it, usually one button. */
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

export function EmptyState({ title, description, icon, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-card border border-dashed border-control/50 px-6 py-14 text-center',
        className,
      )}
    >
      {icon && (
        <div
          aria-hidden="true"
          className="mb-5 flex size-12 items-center justify-center rounded-full bg-action-tint text-link [&_svg]:size-5"
        >
          {icon}
        </div>
      )}
      <Heading className="text-h3">{title}</Heading>
      {description && <p className="mt-1.5 max-w-[46ch] text-small text-muted">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
