import type { LucideIcon } from 'lucide-react'
import type { Definition } from '../schema/define-content.ts'
import { isTranslated } from '../schema/is-translated.ts'
import type { MenuIcon, StaffScreen } from '../schema/staff-screen.ts'
import { adminAreaTexts as texts } from './admin-area-texts.ts'
import type { AdminScreen } from './admin-screen.ts'
import { loadSlots } from './load-slots.ts'
import * as drawnIcons from './menu-icons.ts'
import { hasList, translationPath } from './record-address.ts'
import { screenActions } from './screen-actions.ts'
import { recordLanguagesTexts } from './translating/record-languages-texts.ts'

/** The drawings that a definition can name for its place in the menu. */
const menuIcons: Record<MenuIcon, LucideIcon> = drawnIcons

/** The screens that are drawn from a definition. Their code is fetched when the first of them is opened. */
export function contentScreens(definition: Definition): AdminScreen[] {
  return [...ownScreens(definition), ...translationScreens(definition)]
}

function ownScreens(definition: Definition): AdminScreen[] {
  return definition.screens.flatMap((screen) => {
    const { path, menu, parent, recordPath } = screen
    const access = { opens: 'read', changes: definition.writePermission } as const
    const own: AdminScreen = {
      path,
      title: screen.words.title,
      ...access,
      load: () => loadScreen(definition, screen),
      ...(hasList(definition, screen) ? { records: definition } : {}),
      ...(parent === undefined ? {} : { parent }),
      keywords: screen.keywords,
      actions: screenActions(definition, screen),
      ...(menu ? { menu: { ...menu, icon: menuIcons[menu.icon] } } : {}),
    }
    if (!recordPath) return [own]
    const title = texts.builder(definition.label[0])
    return [own, { path: recordPath(':id'), title, ...access, parent: path, load: () => loadBuilder(path) }]
  })
}

/** Where records of the type are translated; none where nothing in them is. */
function translationScreens(definition: Definition): AdminScreen[] {
  if (!isTranslated(definition.fields)) return []
  const [{ path }] = definition.screens
  return [
    {
      path: translationPath(definition),
      title: recordLanguagesTexts.translation,
      opens: 'read',
      changes: definition.writePermission,
      parent: path,
      load: () => loadTranslation(definition),
    },
  ]
}

async function loadTranslation(definition: Definition) {
  const { TranslationScreen } = await import('./translating/translation-screen.tsx')
  return () => <TranslationScreen definition={definition} />
}

async function loadScreen(definition: Definition, screen: StaffScreen) {
  const [slots, Screen] = await Promise.all([
    loadSlots(screen.path),
    hasList(definition, screen)
      ? import('./record-manager/record-manager.tsx').then(({ RecordManager }) => RecordManager)
      : import('./record-editor/record-editor.tsx').then(({ RecordEditor }) => RecordEditor),
  ])
  return () => <Screen definition={definition} screen={screen} slots={slots} />
}

async function loadBuilder(path: string) {
  const slots = await loadSlots(path)
  if (!slots.loadBuilder)
    throw new Error(`The screen "${path}" names an address for its records, but nothing builds them`)
  return slots.loadBuilder()
}
