import type { SiteMenu, SiteMenuEntry } from './site-menu.ts'

export interface MenuLink {
  title: string
  href: string
}

/** An entry as visitors see it. */
export interface MenuItem extends MenuLink {
  children: MenuLink[]
  /** Stands for the programs and projects, whatever there are. */
  isPrograms?: true
}

/** What the frame of every page is told of menus. */
export interface ResolvedMenu {
  /** Null while nobody has changed the menu. */
  items: MenuItem[] | null
  /** What the menu is called; empty where it has its usual name. */
  name: string
  /** Links of the footer that lead to pages which visitors cannot see. */
  hiddenLinks: string[]
}

/** The page at a path of this site: null where visitors cannot see it, undefined for what is no page. */
export type PageAt = (path: string) => Promise<MenuLink | null | undefined>

/** The entries that visitors can follow, with the names and addresses that their pages have today. */
export async function resolveEntries(
  { entries, updatedAt }: Pick<SiteMenu, 'entries' | 'updatedAt'>,
  pageAt: PageAt,
): Promise<MenuItem[] | null> {
  if (updatedAt === null || entries.length === 0) return null
  const items = await Promise.all(entries.map((entry) => resolveEntry(entry, pageAt)))
  return items.flat()
}

async function resolveEntry(entry: SiteMenuEntry, pageAt: PageAt): Promise<MenuItem[]> {
  if (!entry.isShown) return []
  if (entry.shows === 'Programs & Projects')
    return [{ title: entry.label, href: '/programs', children: [], isPrograms: true }]
  const [own, ...below] = await Promise.all([entry, ...entry.children].map((link) => linkOf(link, pageAt)))
  const children = below.flatMap((link) => link ?? [])
  if (own) return [{ ...own, children }]
  // A heading of its own, or one whose page is hidden: what stands below it is still there.
  return entry.label && children.length > 0 ? [{ title: entry.label, href: '', children }] : []
}

type Link = Pick<SiteMenuEntry, 'label' | 'href' | 'isShown'>

async function linkOf({ label, href, isShown }: Link, pageAt: PageAt): Promise<MenuLink | undefined> {
  if (!isShown || href === '') return undefined
  const page = await resolvePage(href, pageAt)
  return page ? { title: label || page.title, href: page.href } : undefined
}

/** Its query and place on the page are kept. */
async function resolvePage(href: string, pageAt: PageAt): Promise<MenuLink | null> {
  if (!href.startsWith('/')) return { title: URL.parse(href)?.host || href, href }
  const [path = '', rest = ''] = href.split(/(?=[?#])(.*)/s)
  const page = await pageAt(path)
  if (page === null) return null
  return page ? { title: page.title, href: page.href + rest } : { title: href, href }
}

/** Of these addresses the ones that lead to a page which visitors cannot see. */
export async function hiddenAmong(hrefs: readonly string[], pageAt: PageAt): Promise<string[]> {
  const found = await Promise.all(
    hrefs.map(async (href) => ((await resolvePage(href, pageAt)) === null ? [href] : [])),
  )
  return found.flat()
}
