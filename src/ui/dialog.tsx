import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { isolatedQuotes } from '../shared/text-language.ts'
import { classNames } from './class-names.ts'
import { DialogPanel } from './dialog-panel.tsx'
import { PlainIconButton } from './plain-icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' }

export type DialogProps = {
  title: string
  description?: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  size?: keyof typeof sizes
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it, where the dialog keeps its own state. */
  trigger?: ReactElement
  /** Stays in sight while the body scrolls. */
  footer?: ReactNode
  /** While true, Escape and a click outside do not close: nothing typed is lost by accident. */
  isLocked?: boolean
  children?: ReactNode
}

/** A modal window; on a phone it rises from the lower edge. */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    hideTitle,
    size = 'md',
    open,
    onOpenChange,
    trigger,
    footer,
    isLocked,
    children,
  } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <DialogPanel
        isLocked={isLocked}
        overlayClass={overlayClass}
        className={classNames(panelClass, sizes[size], hideTitle && 'pt-14')}
      >
        <DialogHeading title={title} description={description} isHidden={hideTitle} />
        <div className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            {footer}
          </footer>
        )}
        {/* Last in the page, so that the focus starts on the first field instead. */}
        <DialogCloseButton className="absolute end-3 top-3.5" />
      </DialogPanel>
    </Primitive.Root>
  )
}

type DialogHeadingProps = { title: string; description?: ReactNode; isHidden?: boolean }

export function DialogHeading({ title, description, isHidden = false }: DialogHeadingProps) {
  return (
    <header className={isHidden ? 'sr-only' : 'space-y-1 py-5 ps-5 pe-16 sm:ps-6'}>
      <Primitive.Title className="text-h3">{isolatedQuotes(title)}</Primitive.Title>
      {description && (
        <Primitive.Description className="text-small text-muted">{description}</Primitive.Description>
      )}
    </header>
  )
}

/** Wraps a button that closes the dialog or sheet it stands in. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}

export function DialogCloseButton({ className }: { className?: string }) {
  const labels = useUiLabels()
  return (
    <DialogClose>
      <PlainIconButton label={labels.close} icon={<X />} size="sm" className={className} />
    </DialogClose>
  )
}

export const overlayClass = 'fixed inset-0 z-50 bg-veil animate-fade-in data-[state=closed]:animate-fade-out'

export const panelClass =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card bg-raised text-ink shadow-float ' +
  'outline-none animate-rise-in data-[state=closed]:animate-sink-out ' +
  'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[min(88dvh,56rem)] sm:w-[calc(100%-3rem)] sm:rounded-card'
