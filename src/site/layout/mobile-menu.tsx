import { pageHref } from '../../shared/page-href.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { useJoinDialog } from './join-dialog-provider.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import {
  type BarEntry,
  currentMark,
  isElsewhere,
  newTab,
  useBarEntries,
  useMenuGroups,
} from './menu-entries.ts'

interface MobileMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  current: string
}

const linkClass =
  'block rounded-lg px-3 py-3 font-medium text-body hover:bg-sunken aria-[current]:bg-action-tint aria-[current]:text-link'

export function MobileMenu({ isOpen, onOpenChange, current }: MobileMenuProps) {
  const join = useJoinDialog()
  const { entries, name } = useBarEntries()
  const links = entries.filter(({ isPrograms }) => !isPrograms)
  const listed = useMenuGroups({ withFixedLinks: true })
  const groups = links.length < entries.length ? listed : []
  const close = () => onOpenChange(false)
  const apply = (
    <Button
      size="lg"
      className="w-full"
      onClick={() => {
        close()
        join.open()
      }}
    >
      {messages.frame.joinOnPhone}
    </Button>
  )
  return (
    <Sheet title={messages.frame.menu} hideTitle open={isOpen} onOpenChange={onOpenChange} footer={apply}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <nav
        aria-label={name}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        <ul>
          {links.map((entry) => (
            <li key={entry.href + entry.title}>
              <PhoneEntry entry={entry} current={current} />
            </li>
          ))}
        </ul>
        <a href={pageHref('/search')} className={linkClass} aria-current={currentMark('/search', current)}>
          {messages.frame.search}
        </a>
        <LanguageSwitch className={linkClass} />
        {groups.map((group) => (
          <div key={group.heading} className="mt-5 border-line border-t pt-4">
            <p className="px-3 pb-1 text-caption text-muted">{group.heading}</p>
            {group.entries.length === 0 && <p className="px-3 py-2 text-small">{group.note}</p>}
            <ul>
              {group.entries.map(({ href, title }) => (
                <Written as="li" text={title} key={href}>
                  <a href={pageHref(href)} className={linkClass} aria-current={currentMark(href, current)}>
                    {title}
                  </a>
                </Written>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Sheet>
  )
}

/** What stands below an entry is in sight at once: a phone has room for it. */
function PhoneEntry({ entry, current }: { entry: BarEntry; current: string }) {
  const { href, title, children = [] } = entry
  const link = (
    <Written
      as="a"
      href={pageHref(href)}
      className={linkClass}
      aria-current={currentMark(href, current)}
      {...(isElsewhere(href) && newTab)}
    >
      {title}
    </Written>
  )
  if (children.length === 0) return link
  return (
    <>
      {href ? (
        link
      ) : (
        <Written as="p" className="px-3 pt-3 pb-1 text-caption text-muted">
          {title}
        </Written>
      )}
      <ul className="ms-3 border-line border-s ps-2">
        {children.map((child) => (
          <li key={child.href + child.title}>
            <PhoneEntry entry={child} current={current} />
          </li>
        ))}
      </ul>
    </>
  )
}
