import { Toolbar as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { pageDirection } from '../../shared/page-language.ts'
import { classNames } from '../../ui/class-names.ts'

type ToolbarProps = { label: string; className?: string; children: ReactNode }

/** One stop of the Tab key; arrow keys move between its buttons. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <Primitive.Root
      aria-label={label}
      dir={pageDirection}
      className={classNames('flex flex-wrap gap-0.5', className)}
    >
      {children}
    </Primitive.Root>
  )
}

export type ToolbarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name; also shown to the mouse. */
  label: string
  icon: ReactNode
  /** Of a button that is on or off. */
  isPressed?: boolean | undefined
}

export function ToolbarButton({ label, icon, isPressed, className, ...rest }: ToolbarButtonProps) {
  return (
    <Primitive.Button
      type="button"
      title={label}
      aria-pressed={isPressed}
      {...rest}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors pointer-coarse:size-10 [&_svg]:size-4',
        'hover:bg-ink/6 hover:text-ink aria-disabled:opacity-40 aria-pressed:bg-action-tint aria-pressed:text-ink disabled:opacity-40',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{label}</span>
    </Primitive.Button>
  )
}

export function ToolbarSeparator() {
  return <Primitive.Separator className="mx-1 my-1.5 w-px bg-line" />
}
