import { classNames } from './class-names.ts'

export type ProgressProps = {
  label: string
  /** 0 to max; left out where the end is unknown. */
  value?: number
  max?: number
  className?: string
}

export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames('relative h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={classNames(
          'absolute inset-y-0 rounded-full bg-action dark:bg-gsf-secondary',
          share === undefined ? 'w-2/5 animate-advance' : 'start-0 transition-[width] duration-300',
        )}
        style={share === undefined ? undefined : { width: `${share * 100}%` }}
      />
    </div>
  )
}
