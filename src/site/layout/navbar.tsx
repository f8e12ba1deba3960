import { Menu, Search } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { pageHref } from '../../shared/page-href.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { useJoinDialog } from './join-dialog-provider.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import {
  type BarEntry,
  currentMark,
  isElsewhere,
  type MenuEntry,
  newTab,
  useBarEntries,
} from './menu-entries.ts'
import { MobileMenu, phoneMenuId } from './mobile-menu.tsx'
import { NestedLinks } from './nested-links.tsx'
import { ProgramsMenu } from './programs-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useFoldedBar } from './use-folded-bar.ts'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

const linkClass =
  'whitespace-nowrap rounded-full px-3 py-2 font-medium text-small text-ink transition-colors hover:bg-ink/6 ' +
  'aria-[current]:text-link data-current:text-link'

const translucentBeyond = 50

export function Navbar() {
  const isScrolled = useScrolledBeyond(translucentBeyond)
  const { pathname } = useLocation()
  const join = useJoinDialog()
  const { entries, isSpecified, name } = useBarEntries()
  const { shown, folded, moreClass } = useFoldedBar(entries)
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classNames(
        // At once, also where the theme changes: a logo for dark ground never stands on light.
        'sticky top-0 z-40 border-b',
        isScrolled ? 'border-line bg-paper/80 backdrop-blur-md' : 'border-transparent bg-paper',
      )}
    >
      <div className="mx-auto flex h-18 max-w-page items-center gap-3 px-gutter">
        <PageLink to="/" className="me-auto shrink-999 rounded-lg" aria-label={messages.frame.homeLink()}>
          <SiteLogo />
        </PageLink>
        <nav aria-label={name} className="hidden items-center gap-0.5 lg:flex">
          {shown.map(({ entry, className }) => (
            <div key={entry.href + entry.title} className={classNames('flex', className)}>
              <BarItem entry={entry} current={pathname} />
            </div>
          ))}
          {folded.length > 0 && (
            <div className={classNames('flex', moreClass)}>
              <BarItem
                entry={{ title: messages.frame.more, href: '', children: folded }}
                current={pathname}
              />
            </div>
          )}
        </nav>
        <LanguageSwitch className={`${linkClass} hidden lg:block`} />
        <PageLink
          to="/search"
          aria-label={messages.frame.search}
          aria-current={currentMark('/search', pathname)}
          className="-me-2 inline-flex max-[23rem]:hidden size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-ink/6 hover:text-ink aria-[current]:text-link"
        >
          <Search aria-hidden="true" className="size-5" />
        </PageLink>
        <div className="noscript:hidden">
          <ThemeToggle />
        </div>
        <div className="hidden lg:block">
          <Button {...join.button} onPointerEnter={join.prepare} onFocus={join.prepare}>
            {messages.frame.join}
          </Button>
        </div>
        <MenuButton current={pathname} entries={isSpecified ? [] : entries} />
        <MobileMenu current={pathname} />
      </div>
    </header>
  )
}

function BarItem({ entry, current }: { entry: BarEntry; current: string }) {
  if (entry.isPrograms) return <ProgramsMenu label={entry.title} className={linkClass} />
  return entry.children?.length ? (
    <Suspense>
      <NestedLinks entry={entry} current={current} className={linkClass} />
    </Suspense>
  ) : (
    <NavLink link={entry} current={current} />
  )
}

function NavLink({ link, current }: { link: MenuEntry; current: string }) {
  return (
    <Written
      as="a"
      href={pageHref(link.href)}
      className={linkClass}
      aria-current={currentMark(link.href, current)}
      {...(isElsewhere(link.href) && newTab)}
    >
      {link.title}
    </Written>
  )
}

/** Without scripts: what stands below an entry is set in below it. */
function PlainLinks({ links, current }: { links: readonly BarEntry[]; current: string }) {
  return links.map(
    (link) =>
      link.title && (
        <div key={link.href + link.title} className="py-1">
          {link.href ? <NavLink link={link} current={current} /> : link.title}
          <div className="ps-4">
            <PlainLinks links={link.children ?? []} current={current} />
          </div>
        </div>
      ),
  )
}

/** The menu stands in the page and is opened by a script in its head, which then says so, so that the first press is enough. */
function MenuButton({ current, entries }: { current: string; entries: readonly BarEntry[] }) {
  return (
    <div className="shrink-0 lg:hidden">
      <noscript>
        {entries.length > 0 ? (
          <details className="relative">
            <summary className="p-3 text-small">{messages.frame.menu}</summary>
            <div className="absolute end-0 top-full w-64 rounded-card bg-raised p-3 shadow-float">
              <PlainLinks links={entries} current={current} />
            </div>
          </details>
        ) : (
          <a href="#footer-links" className="p-3 text-small">
            {messages.frame.menu}
          </a>
        )}
        <LanguageSwitch className="p-3 text-small" />
      </noscript>
      <PlainIconButton
        label={messages.frame.openMenu}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls={phoneMenuId}
        data-press={phoneMenuId}
        icon={<Menu aria-hidden="true" />}
        className="noscript:hidden"
      />
    </div>
  )
}
