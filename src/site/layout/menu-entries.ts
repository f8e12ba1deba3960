import type { MenuItem } from '../../content/site-menu/resolve-menu.ts'
import { visibleInOrder } from '../../content/visible-in-order.ts'
import { addressOf } from '../../shared/address-of.ts'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

export interface MenuEntry {
  href: string
  title: string
}

export interface MenuGroup {
  heading: string
  /** Stands where there are no entries. */
  note: string
  entries: MenuEntry[]
}

/** An entry of the bar: a link, links below a heading, or the list of programs and projects. */
export type BarEntry = MenuEntry & Partial<Pick<MenuItem, 'isPrograms'>> & { children?: readonly LinkBelow[] }

/** Below an entry stand links, and behind "More" entries with links of their own. */
export type LinkBelow = MenuEntry & { children?: readonly MenuEntry[]; className?: string }

const mostEntries = 4

/** The plain links of the navigation bar, in order; the dropdown stands behind the second. */
export const navLinks: readonly MenuEntry[] = [
  { href: '/', title: messages.frame.home },
  { href: '/about', title: messages.frame.about },
  { href: '/events', title: messages.frame.events },
  { href: '/portfolio', title: messages.frame.portfolio },
]

const [home, about, ...furtherLinks] = navLinks as [MenuEntry, MenuEntry, ...MenuEntry[]]
const specifiedBar: readonly BarEntry[] = [
  home,
  about,
  { href: '/programs', title: '', isPrograms: true },
  ...furtherLinks,
]

/** What staff made of the menu; the specified one where they made nothing of it. */
export function useBarEntries() {
  const { items, name } = useSiteQuery(siteQueries.menu).data ?? {}
  const entries: readonly BarEntry[] = items ?? specifiedBar
  return { entries, isSpecified: !items, name: name || messages.frame.mainNavigation }
}

export const isElsewhere = (href: string) => /^https?:/.test(href)
export const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** What a link says of itself: that it leads to this very page, or to the one that this page belongs to. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** What the mobile menu shows until the real ones have loaded. */
const fixedPrograms: MenuEntry[] = [
  { href: '/programs/bridgez', title: messages.frame.fixedNames.bridgez },
  { href: '/programs/imentor', title: messages.frame.fixedNames.imentor },
]
const fixedProjects: MenuEntry[] = [
  { href: '/projects/eden', title: messages.frame.fixedNames.eden },
  { href: '/projects/graphene', title: messages.frame.fixedNames.graphene },
  { href: '/projects/nitrous', title: messages.frame.fixedNames.nitrous },
]

export function useMenuGroups({ withFixedLinks = false } = {}): MenuGroup[] {
  const programs = useSiteQuery(siteQueries.firstPrograms)
  const projects = useSiteQuery(siteQueries.firstProjects)
  const texts = messages.frame
  return [
    {
      heading: texts.programs,
      ...group('/programs', programs, texts.noPrograms, withFixedLinks ? fixedPrograms : []),
    },
    {
      heading: texts.projects,
      ...group('/projects', projects, texts.noProjects, withFixedLinks ? fixedProjects : []),
    },
  ]
}

interface Listed {
  id: string
  address: string
  title: string
  order: number
  isActive: boolean
}

function group(
  path: string,
  query: { data?: Listed[] | undefined; isPending: boolean },
  nothing: string,
  fixed: MenuEntry[],
) {
  if (!query.data) return { entries: fixed, note: query.isPending ? messages.frame.loading : nothing }
  const listed = visibleInOrder(query.data).slice(0, mostEntries)
  return {
    entries: listed.map((record) => ({ href: `${path}/${addressOf(record)}`, title: record.title })),
    note: nothing,
  }
}
