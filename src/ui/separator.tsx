import { classNames } from './class-names.ts'

export function Separator({ vertical = false, className }: { vertical?: boolean; className?: string }) {
  return vertical ? (
    <span aria-hidden="true" className={classNames('inline-block w-px self-stretch bg-line', className)} />
  ) : (
    <hr className={classNames('border-0 border-t border-line', className)} />
  )
}
