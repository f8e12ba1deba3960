import { X } from 'lucide-react'
import { pageHref } from '../../shared/page-href.ts'
import { Button } from '../../ui/button.tsx'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import { useUiLabels } from '../../ui/ui-labels.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
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

/** `data-press` of the button that opens it. */
export const phoneMenuId = 'phone-menu'

/** One look for all links, said once. */
const listClass =
  '[&_a]:block [&_a]:rounded-lg [&_a]:px-3 [&_a]:py-3 [&_a]:font-medium [&_a]:hover:bg-sunken ' +
  '[&_a]:aria-[current]:bg-action-tint [&_a]:aria-[current]:text-link'

const drawerClass =
  'inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(24rem,88vw)] max-w-none flex-col border-line border-s bg-raised pt-14 text-ink shadow-float outline-none ' +
  '[--away:100%] rtl:[--away:-100%] translate-x-(--away) open:flex open:translate-x-0 starting:open:translate-x-(--away) ' +
  'transition-[translate,display,overlay] duration-200 transition-discrete backdrop:bg-veil'

/** A window of the browser's own, drawn with the page. A press beside it and every link in it close it. */
export function MobileMenu({ current }: { current: string }) {
  const join = useJoinDialog()
  const { close } = useUiLabels()
  const { entries, name } = useBarEntries()
  const links = entries.filter(({ isPrograms }) => !isPrograms)
  const listed = useMenuGroups({ withFixedLinks: true })
  const groups = links.length < entries.length ? listed : []
  return (
    <dialog id={phoneMenuId} aria-label={messages.frame.menu} className={drawerClass}>
      <nav
        aria-label={name}
        className={`scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 ${listClass}`}
      >
        <ul>
          {links.map((entry) => (
            <li key={entry.href + entry.title}>
              <PhoneEntry entry={entry} current={current} />
            </li>
          ))}
        </ul>
        <PageLink to="/search" aria-current={currentMark('/search', current)}>
          {messages.frame.search}
        </PageLink>
        <LanguageSwitch />
        {groups.map((group) => (
          <div key={group.heading} className="mt-5 border-line border-t pt-4">
            <p className="px-3 pb-1 text-caption text-muted">{group.heading}</p>
            {group.entries.length === 0 && <p className="px-3 py-2 text-small">{group.note}</p>}
            <ul>
              {group.entries.map(({ href, title }) => (
                <Written as="li" text={title} key={href}>
                  <a href={pageHref(href)} aria-current={currentMark(href, current)}>
                    {title}
                  </a>
                </Written>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="border-line border-t px-5 py-4">
        <Button
          size="lg"
          className="w-full"
          {...join.button}
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.close()
            join.button.onClick(event)
          }}
        >
          {messages.frame.joinOnPhone}
        </Button>
      </div>
      {/* Last in the page, so that the focus starts on the first link instead. */}
      <form method="dialog" className="absolute end-3 top-3.5">
        <PlainIconButton type="submit" label={close} icon={<X />} size="sm" />
      </form>
    </dialog>
  )
}

/** What stands below an entry is in sight at once: a phone has room for it. */
function PhoneEntry({ entry, current }: { entry: BarEntry; current: string }) {
  const { href, title, children = [] } = entry
  const link = (
    <Written
      as="a"
      href={pageHref(href)}
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
