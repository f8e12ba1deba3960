import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { MenuCount, MenuGroup } from '../../schema/staff-screen.ts'
import { localNumber } from '../../shared/local-numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import { adminAreaTexts as texts } from '../admin-area-texts.ts'
import { type MenuScreen, screenHref } from '../admin-screen.ts'
import { sidebarItemClass } from './sidebar-item-class.ts'
import { useFoldedGroups } from './use-folded-groups.ts'
import type { ShownCount } from './use-menu-counts.ts'

type SidebarGroupProps = {
  group: MenuGroup
  screens: MenuScreen[]
  counts: ReadonlyMap<MenuCount, ShownCount>
  currentPath: string | undefined
  onNavigate?: (() => void) | undefined
}

/** Entries under a heading that folds them away; the one of the screen in sight, and what waits for somebody, stay. */
export function SidebarGroup({ group, screens, counts, currentPath, onNavigate }: SidebarGroupProps) {
  const { isFolded, toggle } = useFoldedGroups()
  const listId = useId()
  if (screens.length === 0) return null
  const title = texts.groups[group]
  const isOpen = !isFolded(group)
  const countOf = ({ menu }: MenuScreen) => (menu.count ? counts.get(menu.count) : undefined)
  const shown = isOpen
    ? screens
    : screens.filter((screen) => screen.path === currentPath || countOf(screen) !== undefined)
  return (
    <section aria-label={title}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle(group)}
          className="flex min-h-7 w-full items-center justify-between gap-2 rounded-control px-3 text-caption font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-3.5 transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
          />
        </button>
      </h2>
      <ul id={listId} className="mt-0.5 space-y-0.5">
        {shown.map((screen) => (
          <li key={screen.path}>
            <SidebarLink
              screen={screen}
              count={countOf(screen)}
              isCurrent={screen.path === currentPath}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SidebarLinkProps = {
  screen: MenuScreen
  count: ShownCount | undefined
  isCurrent: boolean
  onNavigate?: (() => void) | undefined
}

function SidebarLink({ screen, count, isCurrent, onNavigate }: SidebarLinkProps) {
  const { icon: Icon, label, description } = screen.menu
  return (
    <Link
      to={screenHref(screen)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      ref={isCurrent ? showInSidebar : undefined}
      title={description}
      className={sidebarItemClass}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-small font-medium">{label}</span>
        <span className="block truncate text-caption text-muted">{description}</span>
      </span>
      {count && (
        <span
          title={count.words}
          className="rounded-full bg-action px-2 text-caption font-medium text-on-action tabular-nums"
        >
          <span aria-hidden="true">
            {count.count > 999 ? `${localNumber(999)}+` : localNumber(count.count)}
          </span>
          <span className="sr-only">{count.words}</span>
        </span>
      )}
    </Link>
  )
}

/** The menu is longer than most windows. */
function showInSidebar(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' })
}
