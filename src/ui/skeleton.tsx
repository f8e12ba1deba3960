import { classNames } from './class-names.ts'

/** The quiet shape of what is on its way. Give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-md bg-line/80', className)} />
}

/** Lines of text on their way; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const widths = Array.from({ length: lines }, (_, index) =>
    index === lines - 1 && lines > 1 ? 'w-2/3' : 'w-full',
  )
  return (
    <div aria-hidden="true" className={classNames('space-y-2.5', className)}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <Skeleton key={index} className={classNames('h-[0.9em]', width)} />
      ))}
    </div>
  )
}
