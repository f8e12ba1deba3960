import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, use } from 'react'
import { matchPath } from 'react-router'
import type { MenuEntry } from '../schema/staff-screen.ts'
import type { Permission } from '../shared/roles.ts'
import type { ContentOutline } from './outlines/content-outlines.ts'
import type { ScreenAction } from './screen-actions.ts'

/** One row of the route table: a screen, who may open it, and its place in the menu. */
export interface AdminScreen {
  /** Behind /admin/; empty for /admin itself. */
  path: string
  title: string
  /** Fetched when it is first opened. */
  load: () => Promise<ComponentType>
  /** Needed to open it. */
  opens: Permission
  /** Needed to change something on it; whoever lacks it sees the screen read-only. */
  changes?: Permission
  /** Its place in the sidebar; left out for a screen that is reached from another. */
  menu?: Omit<MenuEntry, 'icon'> & { icon: LucideIcon }
  /** What else it may be called by whoever searches for it. */
  keywords?: readonly string[]
  /** What the search offers besides the screen itself. */
  actions?: readonly ScreenAction[]
  /** What its list holds; the records have addresses below its own. */
  records?: ContentOutline
  /** Path of the screen it belongs to, for the breadcrumbs and the sidebar. */
  parent?: string
}

export type MenuScreen = AdminScreen & { menu: NonNullable<AdminScreen['menu']> }

export const AdminScreensContext = createContext<readonly AdminScreen[]>([])

export function useAdminScreens(): readonly AdminScreen[] {
  return use(AdminScreensContext)
}

export function screenHref({ path }: Pick<AdminScreen, 'path'>): string {
  return path === '' ? '/admin' : `/admin/${path}`
}

export function hasMenu(screen: AdminScreen): screen is MenuScreen {
  return screen.menu !== undefined
}

/** From the screen in the menu down to the one at the address; empty for an address without a screen. */
export function screenTrail(screens: readonly AdminScreen[], pathname: string): AdminScreen[] {
  const screen =
    screens.find((candidate) => matchPath(screenHref(candidate), pathname)) ??
    screens.find((candidate) => candidate.records && matchPath(`${screenHref(candidate)}/:id`, pathname))
  if (!screen) return []
  const parent = screens.find((candidate) => candidate.path === screen.parent)
  return parent && parent !== screen ? [parent, screen] : [screen]
}
