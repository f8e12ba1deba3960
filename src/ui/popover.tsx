import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** The panel's accessible name. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onEscape?: (() => void) | undefined
  className?: string
  children: ReactNode
}

export function Popover({
  trigger,
  label,
  align = 'start',
  open,
  onOpenChange,
  onEscape,
  className,
  children,
}: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onEscapeKeyDown={() => onEscape?.()}
          className={classNames(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto rounded-card bg-raised p-4 text-small text-ink shadow-float outline-none',
            'animate-fade-in data-[state=closed]:animate-fade-out',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
