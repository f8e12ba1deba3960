import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A wait that says what it waits for. */
export function Spinner({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-3 text-small text-muted', className)}>
      <SpinnerMark />
      {text}
    </p>
  )
}

/** Only the turning mark, for places where words stand beside it. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames('size-[1.15em] shrink-0 animate-spin', className)}
    />
  )
}
