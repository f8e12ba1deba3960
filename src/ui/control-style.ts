import { classNames } from './class-names.ts'

const look =
  'w-full min-w-0 rounded-control border border-control bg-surface text-ink placeholder:text-muted ' +
  'transition-[border-color,box-shadow] hover:border-muted ' +
  'focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ring ' +
  'aria-[invalid=true]:border-danger aria-[invalid=true]:outline-danger ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'

const sizes = {
  sm: 'px-3 py-1.5 text-small pointer-coarse:text-[1rem]',
  md: 'px-3.5 py-2 text-small sm:text-[1rem] pointer-coarse:text-[1rem]',
}

const heights = { sm: 'h-9', md: 'h-11' }

/** sm for dense admin screens, md elsewhere. Touch screens get 16 px letters, below which iOS zooms in. */
export type ControlSize = keyof typeof sizes

export function controlClass(size: ControlSize, lines: 'one' | 'many', className?: string): string {
  return classNames(look, sizes[size], lines === 'one' && heights[size], className)
}
