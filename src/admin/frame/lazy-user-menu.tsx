import { useMenuOnUse } from '../use-menu-on-use.ts'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { UserButton } from './user-button.tsx'

const loadMenu = async () => (await import('./user-menu.tsx')).UserMenu

export function LazyUserMenu() {
  const { Menu, start, button } = useMenuOnUse(loadMenu, texts.accountFailed)
  return Menu ? <Menu {...start()} /> : <UserButton {...button} />
}
