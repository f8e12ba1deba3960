import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { isolatedQuotes } from '../shared/text-language.ts'
import { classNames } from './class-names.ts'
import { overlayClass, panelClass } from './dialog.tsx'
import { keepFocus } from './dialog-panel.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl' }

export type AlertDialogProps = {
  title: string
  description: ReactNode
  size?: keyof typeof sizes
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger?: ReactElement | undefined
  children: ReactNode
}

/** A question that wants an answer: a press beside it does not close it. The focus starts on its `AlertDialogCancel`. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, size = 'sm', open, onOpenChange, trigger, children } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} onMouseDown={keepFocus} />
        <AlertDialogContent className={classNames(panelClass, 'p-6', sizes[size])}>
          <Primitive.Title className="text-h3">{isolatedQuotes(title)}</Primitive.Title>
          <Primitive.Description className="mt-2 text-small text-muted">{description}</Primitive.Description>
          {children}
        </AlertDialogContent>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function AlertDialogContent(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content onCloseAutoFocus={useReturnFocus()} {...props} />
}

/** Wraps the button that leaves everything as it is. */
export function AlertDialogCancel({ children }: { children: ReactElement }) {
  return <Primitive.Cancel asChild>{children}</Primitive.Cancel>
}
