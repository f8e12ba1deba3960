import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Stands once near the root of an area that uses tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  )
}

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The focusable element the words belong to. */
  children: ReactElement
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-caption text-paper shadow-float animate-fade-in data-[state=closed]:animate-fade-out"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
