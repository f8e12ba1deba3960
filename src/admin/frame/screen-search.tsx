import { ExternalLink, SunMoon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasPermission } from '../../shared/roles.ts'
import { matchesSearch } from '../../shared/search-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { hasMenu, screenHref, useAdminScreens } from '../admin-screen.ts'
import { useCurrentUser } from '../current-user.ts'
import { switchTheme } from './admin-theme-toggle.tsx'

const texts = {
  title: 'Go to a screen',
  placeholder: 'Type a name, such as Partners',
  results: 'Screens',
  nothing: 'No screen of that name',
  website: 'View Website',
  websiteHint: 'Open the public site in a new tab',
  theme: 'Switch theme',
  themeHint: 'Between light and dark',
}

interface Command {
  id: string
  label: string
  hint: string
  icon: ReactNode
  run: () => void
}

type ScreenSearchProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Every screen by a few letters of its name. */
export function ScreenSearch({ open, onOpenChange }: ScreenSearchProps) {
  return (
    <Dialog title={texts.title} hideTitle open={open} onOpenChange={onOpenChange} size="md">
      <CommandList onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function CommandList({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const found = useCommands().filter(({ label, hint }) => matchesSearch(query, [label, hint]))
  const choose = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((active + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter') choose(found[active])
    else return
    event.preventDefault()
  }
  return (
    <>
      <Input
        role="combobox"
        aria-label={texts.title}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" tabIndex={-1} aria-label={texts.results} className="mt-3 space-y-0.5">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox above
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => choose(command)}
            onMouseMove={() => setActive(index)}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            className="flex cursor-pointer items-center gap-3 rounded-control px-3 py-2 aria-selected:bg-action-tint [&_svg]:size-4.5 [&_svg]:shrink-0"
          >
            {command.icon}
            <span className="min-w-0">
              <span className="block truncate text-small font-medium">{command.label}</span>
              <span className="block truncate text-caption text-muted">{command.hint}</span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-muted">
        {found.length === 0 && texts.nothing}
      </p>
    </>
  )
}

function useCommands(): Command[] {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const screens = useAdminScreens().filter(hasMenu)
  return [
    ...screens
      .filter((screen) => hasPermission(user, screen.opens))
      .map((screen) => ({
        id: screen.path,
        label: screen.title,
        hint: screen.menu.description,
        icon: <screen.menu.icon aria-hidden="true" />,
        run: () => void navigate(screenHref(screen)),
      })),
    {
      id: 'website',
      label: texts.website,
      hint: texts.websiteHint,
      icon: <ExternalLink aria-hidden="true" />,
      run: () => void window.open('/', '_blank', 'noopener'),
    },
    {
      id: 'theme',
      label: texts.theme,
      hint: texts.themeHint,
      icon: <SunMoon aria-hidden="true" />,
      run: switchTheme,
    },
  ]
}
