import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

type DialogPanelProps = ComponentProps<typeof Primitive.Content> & {
  overlayClass: string
  /** While true, Escape and a press beside it do not close. */
  isLocked?: boolean | undefined
}

/** What every dialog is made of: an overlay over the page, and the panel above it. */
export function DialogPanel({ overlayClass, ...content }: DialogPanelProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} onMouseDown={keepFocus} />
      <DialogContent {...content} />
    </Primitive.Portal>
  )
}

type DialogContentProps = Omit<DialogPanelProps, 'overlayClass'>

function DialogContent({ isLocked = false, ...content }: DialogContentProps) {
  const returnFocus = useReturnFocus()
  const stayIfLocked = (event: Event) => isLocked && event.preventDefault()
  return (
    <Primitive.Content
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={stayIfLocked}
      onInteractOutside={stayIfLocked}
      {...content}
    />
  )
}

/** A press on the overlay would take it to the page. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
