import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: { look: 'bg-info-tint text-info', Icon: Info },
  success: { look: 'bg-success-tint text-success', Icon: CircleCheck },
  warning: { look: 'bg-warning-tint text-warning', Icon: TriangleAlert },
  danger: { look: 'bg-danger-tint text-danger', Icon: CircleAlert },
}

export const alertLook = (tone: keyof typeof tones) => tones[tone].look

export type AlertProps = {
  tone?: keyof typeof tones
  title: ReactNode
  children?: ReactNode
  /** A button such as Retry. */
  action?: ReactNode
  className?: string
}

/** Warnings and errors are announced when they appear; information waits its turn. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { look, Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-card p-4', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3 text-small">
        <div className="min-w-48 flex-1">
          <p className="font-semibold">{title}</p>
          {children && <div className="mt-0.5 text-ink">{children}</div>}
        </div>
        {action && <div className="flex max-w-full shrink-0 flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
