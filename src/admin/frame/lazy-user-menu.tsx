import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useToast } from '../../ui/toast-provider.tsx'
import { useFetchedOnUse } from '../use-fetched-on-use.ts'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { UserButton } from './user-button.tsx'

const loadMenu = async () => (await import('./user-menu.tsx')).UserMenu

/** Menus weigh more than the bar they stand in: this one comes when somebody turns to its button, and opens if it was pressed. */
export function LazyUserMenu() {
  const toasts = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const { Part, isAsked, prepare, ask } = useFetchedOnUse(loadMenu, () =>
    toasts.show({ title: texts.accountFailed, variant: 'destructive' }),
  )
  if (Part) return <Part startsOpen={isAsked} startsFocused={document.activeElement === button.current} />
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
  return (
    <UserButton
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isAsked || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerDown={press}
      onKeyDown={pressKey}
      onClick={ask}
    />
  )
}
