import { useLocation } from 'react-router'
import { pageHref } from '../../shared/page-href.ts'
import { NavDisclosure } from '../../ui/nav-disclosure.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { type MenuGroup, useMenuGroups } from './menu-entries.ts'

interface ProgramsMenuProps {
  label: string
  className: string
}

/** The 'Programs & Projects' dropdown of the navigation bar. */
export function ProgramsMenu({ label, className }: ProgramsMenuProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname.startsWith('/programs') || pathname.startsWith('/projects')
  return (
    <NavDisclosure
      label={label || messages.frame.programsAndProjects}
      isCurrent={isCurrent}
      className={className}
      panelClassName="grid w-md grid-cols-2 gap-2"
    >
      {useMenuGroups().map((group) => (
        <MenuColumn key={group.heading} group={group} current={pathname} />
      ))}
      <PageLink
        to="/programs"
        className="col-span-2 rounded-lg border-line border-t px-3 py-2.5 text-link text-small hover:bg-sunken"
      >
        {messages.frame.allPrograms}
      </PageLink>
    </NavDisclosure>
  )
}

function MenuColumn({ group, current }: { group: MenuGroup; current: string }) {
  return (
    <div className="p-1">
      <p className="px-2 pt-1 pb-1.5 text-caption text-muted">{group.heading}</p>
      {group.entries.length === 0 && <p className="px-2 py-1.5 text-small">{group.note}</p>}
      <ul>
        {group.entries.map(({ href, title }) => (
          <Written as="li" text={title} key={href}>
            <a
              href={pageHref(href)}
              aria-current={href === current ? 'page' : undefined}
              className="block rounded-lg px-2 py-2 font-medium text-small hover:bg-sunken aria-[current=page]:text-link"
            >
              {title}
            </a>
          </Written>
        ))}
      </ul>
    </div>
  )
}
