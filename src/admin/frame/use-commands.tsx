import { CornerDownRight, ExternalLink, FileText, SlidersHorizontal, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { hasPermission } from '../../shared/roles.ts'
import { type AdminScreen, screenHref, useAdminScreens } from '../admin-screen.ts'
import { useCurrentUser } from '../current-user.ts'
import type { ScreenAction } from '../screen-actions.ts'
import { switchTheme } from './admin-theme-toggle.tsx'
import type { Command } from './find-commands.ts'
import { finderTexts as texts } from './finder-texts.ts'

/** What this person can be led to without asking the server: screens, what can be done on them, fields of their forms. */
export function useCommands(): Command[] {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const screens = useAdminScreens().filter((screen) => isNamed(screen) && hasPermission(user, screen.opens))
  const go = (address: string) => () => void navigate(address)
  return [
    ...screens.map((screen) => screenCommand(screen, go(screenHref(screen)))),
    ...everywhere,
    ...screens.flatMap((screen) =>
      (screen.actions ?? [])
        .filter(({ isChange }) => !isChange || !screen.changes || hasPermission(user, screen.changes))
        .map((action) => actionCommand(screen, action, go(screenHref(screen) + action.at))),
    ),
  ]
}

/** Not the address of any one record, and not a second address of a screen. */
function isNamed({ path, parent }: AdminScreen): boolean {
  return path !== '' && !(parent !== undefined && path.includes(':'))
}

function screenCommand({ path, title, menu, keywords = [] }: AdminScreen, run: () => void): Command {
  const Icon = menu?.icon ?? FileText
  return {
    id: path,
    group: 'screens',
    label: title,
    hint: menu ? [menu.label, menu.description].filter((text) => text !== title).join(' · ') : '',
    keywords,
    icon: <Icon aria-hidden="true" />,
    run,
  }
}

function actionCommand(screen: AdminScreen, action: ScreenAction, run: () => void): Command {
  const { label, part, keywords = [], at } = action
  const isSetting = part !== undefined
  return {
    id: `${screen.path}${at} ${label}`,
    group: isSetting ? 'settings' : 'actions',
    label,
    hint: isSetting ? `${screen.title} · ${part}` : screen.title,
    keywords,
    icon: isSetting ? <SlidersHorizontal aria-hidden="true" /> : <CornerDownRight aria-hidden="true" />,
    run,
  }
}

const everywhere: readonly Command[] = [
  {
    id: 'website',
    group: 'screens',
    label: texts.website,
    hint: texts.websiteHint,
    keywords: [],
    icon: <ExternalLink aria-hidden="true" />,
    run: () => void window.open('/', '_blank', 'noopener'),
  },
  {
    id: 'theme',
    group: 'screens',
    label: texts.theme,
    hint: texts.themeHint,
    keywords: texts.themeWords,
    icon: <SunMoon aria-hidden="true" />,
    run: switchTheme,
  },
]
