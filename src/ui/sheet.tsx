import { Dialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DialogCloseButton, DialogHeading, overlayClass } from './dialog.tsx'
import { DialogPanel } from './dialog-panel.tsx'

const sides = {
  start: 'start-0 border-e [--drawer-away:-100%] rtl:[--drawer-away:100%]',
  end: 'end-0 border-s [--drawer-away:100%] rtl:[--drawer-away:-100%]',
}

export type SheetProps = {
  title: string
  hideTitle?: boolean
  description?: string
  side?: keyof typeof sides
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** A drawer at the side of the window, for a mobile menu or an editor beside a list. */
export function Sheet(props: SheetProps) {
  const {
    title,
    hideTitle,
    description,
    side = 'end',
    open,
    onOpenChange,
    trigger,
    footer,
    className,
    children,
  } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <DialogPanel
        overlayClass={overlayClass}
        className={classNames(
          'fixed inset-y-0 z-50 flex w-[min(24rem,88vw)] flex-col border-line bg-raised text-ink shadow-float outline-none',
          'animate-drawer-in data-[state=closed]:animate-drawer-out',
          sides[side],
          hideTitle && 'pt-14',
          className,
        )}
      >
        <DialogHeading title={title} description={description} isHidden={hideTitle} />
        <div className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
        {footer && <footer className="border-t border-line px-5 py-4">{footer}</footer>}
        <DialogCloseButton className="absolute end-3 top-3.5" />
      </DialogPanel>
    </Primitive.Root>
  )
}
