import { Menu, Search } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { commandKey, useCommandKey } from '../use-command-key.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { AdminThemeToggle } from './admin-theme-toggle.tsx'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { AdminTrail } from './admin-trail.tsx'
import { Finder } from './finder.tsx'
import { UserMenu } from './user-menu.tsx'

export function AdminTopBar() {
  const [isSearching, setSearching] = useState(false)
  useCommandKey('k', () => setSearching(true))
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center gap-2 border-b border-line bg-paper/95 px-3 backdrop-blur-sm sm:px-6 lg:px-8">
      <MobileMenu />
      <div className="min-w-0 flex-1">
        <AdminTrail />
      </div>
      <button type="button" onClick={() => setSearching(true)} className={searchLook}>
        <Search aria-hidden="true" className="size-4" />
        {texts.search}
        <Kbd>{`${commandKey()}K`}</Kbd>
      </button>
      <IconButton
        label={texts.search}
        icon={<Search />}
        onClick={() => setSearching(true)}
        className="md:hidden"
      />
      <AdminThemeToggle />
      <UserMenu />
      <Finder open={isSearching} onOpenChange={setSearching} />
    </header>
  )
}

const searchLook =
  'hidden h-9 items-center gap-2 rounded-full border border-control/55 bg-surface ps-3.5 pe-1.5 text-caption text-muted transition-colors hover:border-control hover:text-ink md:inline-flex'

function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet
      title={texts.menu}
      side="start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={texts.openMenu} icon={<Menu />} className="lg:hidden" />}
    >
      <AdminSidebar onNavigate={() => setOpen(false)} />
    </Sheet>
  )
}
