import { Tooltip as Primitive } from 'radix-ui'
import type { FocusEvent, ReactElement, ReactNode } from 'react'

const delayMs = 700
const skipDelayMs = 300

/** Stands once around an area, so that the next tooltip shows at once where another was shown just before. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Primitive.Provider>
  )
}

type TooltipProps = {
  text: string
  /** A button or link that takes a ref and props. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild onFocus={stayClosedForPointers}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A dialog that is closed gives the focus back, also to those who use a mouse. */
function stayClosedForPointers(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
