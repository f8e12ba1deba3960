import { type ComponentType, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useToast } from '../ui/toast-provider.tsx'
import type { MenuStart } from './menu-start.ts'
import { useFetchedOnUse } from './use-fetched-on-use.ts'

/** Menus weigh more than what they stand in: one comes when somebody turns to its button, and opens if that was pressed. */
export function useMenuOnUse<Props extends MenuStart>(
  load: () => Promise<ComponentType<Props>>,
  failedText: string,
) {
  const toasts = useToast()
  const ref = useRef<HTMLButtonElement>(null)
  const { Part, isAsked, prepare, ask } = useFetchedOnUse(load, () =>
    toasts.show({ title: failedText, variant: 'destructive' }),
  )
  // As the menu itself is opened: by the press, not by letting go, and by the arrow.
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return
    event.preventDefault()
    ask()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    ask()
  }
  return {
    /** Null until it has come; then it is drawn in the place of the button. */
    Menu: Part,
    /** For the menu. */
    start: (): MenuStart => ({
      startsOpen: isAsked,
      startsFocused: document.activeElement === ref.current,
    }),
    /** For the button. */
    button: {
      ref,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'aria-busy': isAsked || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onPointerDown: press,
      onKeyDown: pressKey,
      onClick: ask,
    } as const,
  }
}
