import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tells menus, selects and toasts which way the text runs; stands beside the dir attribute of the page. */
export function TextDirection({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>
}
