import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** The menu's accessible name. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

export function DropdownMenu({
  trigger,
  label,
  align = 'end',
  open,
  onOpenChange,
  className,
  children,
}: DropdownMenuProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classNames(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-control bg-raised p-1 text-small text-ink shadow-float outline-none',
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

const itemClass =
  'relative flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none ' +
  'data-disabled:opacity-50 data-highlighted:bg-action-tint [&_svg]:size-4 [&_svg]:shrink-0'

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  icon?: ReactNode
  destructive?: boolean
  /** Shown at the end, such as ⌘D. */
  shortcut?: string
}

/** With asChild its only child, usually a link, becomes the item (without icon and shortcut). */
export function DropdownMenuItem({
  icon,
  destructive,
  shortcut,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const look = classNames(itemClass, destructive && 'text-danger data-highlighted:bg-danger-tint', className)
  if (rest.asChild) {
    return (
      <Primitive.Item {...rest} className={look}>
        {children}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.Item {...rest} className={look}>
      {icon}
      {children}
      {shortcut && <span className="ms-auto ps-6 text-caption text-muted">{shortcut}</span>}
    </Primitive.Item>
  )
}

export function DropdownMenuCheckboxItem({
  children,
  ...rest
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem {...rest} className={classNames(itemClass, 'ps-9')}>
      <Primitive.ItemIndicator className="absolute start-2.5">
        <Check aria-hidden="true" />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  )
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return (
    <Primitive.Label className="px-2.5 pt-2 pb-1 text-caption font-medium text-muted">
      {children}
    </Primitive.Label>
  )
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}
