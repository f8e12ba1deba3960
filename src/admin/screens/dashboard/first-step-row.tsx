import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { firstStepsTexts as texts } from './first-steps-texts.ts'

interface FirstStepRowProps {
  title: string
  isDone: boolean
  /** What is done, or what is still to do and why. */
  children: ReactNode
  /** What to do about it. */
  action?: ReactNode
}

/** One step: whether it is done is said by a sign, by a colour and in words. */
export function FirstStepRow({ title, isDone, children, action }: FirstStepRowProps) {
  const Sign = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-4">
      <Sign
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-56 flex-1 text-small">
          <h3 className="font-medium">
            {title}
            <span className="sr-only">({isDone ? texts.done : texts.open})</span>
          </h3>
          <div className="mt-0.5 space-y-1 text-muted wrap-anywhere">{children}</div>
        </div>
        {action && <div className="flex max-w-full shrink-0 flex-wrap gap-2">{action}</div>}
      </div>
    </li>
  )
}

/** The way to the screen where a step is done. */
export function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass('secondary', 'sm')}>
      {children}
    </Link>
  )
}
