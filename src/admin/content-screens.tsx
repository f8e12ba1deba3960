import type { LucideIcon } from 'lucide-react'
import { contentTypes } from '../content/index.ts'
import type { Definition } from '../schema/define-content.ts'
import type { MenuIcon } from '../schema/staff-screen.ts'
import { adminAreaTexts as texts } from './admin-area-texts.ts'
import type { AdminScreen } from './admin-screen.ts'
import { loadSlots } from './load-slots.ts'
import * as drawnIcons from './menu-icons.ts'
import type { ContentOutline } from './outlines/content-outlines.ts'
import { hasList, translationPath } from './record-address.ts'
import { recordLanguagesTexts } from './translating/record-languages-texts.ts'

/** The drawings that a definition can name for its place in the menu. */
const menuIcons: Record<MenuIcon, LucideIcon> = drawnIcons

/** The screens that are drawn from a definition. Their code is fetched when the first of them is opened. */
export function contentScreens(outline: ContentOutline): AdminScreen[] {
  return [...ownScreens(outline), ...translationScreens(outline)]
}

function ownScreens(outline: ContentOutline): AdminScreen[] {
  return outline.screens.flatMap((screen, place) => {
    const { path, title, menu, parent, keywords, actions, recordPath } = screen
    const access = { opens: 'read', changes: outline.writePermission } as const
    const own: AdminScreen = {
      path,
      title,
      ...access,
      load: () => loadScreen(outline, place),
      ...(hasList(outline, screen) ? { records: outline } : {}),
      ...(parent === undefined ? {} : { parent }),
      keywords,
      actions,
      ...(menu ? { menu: { ...menu, icon: menuIcons[menu.icon] } } : {}),
    }
    if (!recordPath) return [own]
    const built = { path: recordPath(':id'), title: texts.builder(outline.label[0]), ...access, parent: path }
    return [own, { ...built, load: () => loadBuilder(path) }]
  })
}

/** Where records of the type are translated; none where nothing in them is. */
function translationScreens(outline: ContentOutline): AdminScreen[] {
  if (!outline.isTranslated) return []
  const [{ path }] = outline.screens
  return [
    {
      path: translationPath(outline),
      title: recordLanguagesTexts.translation,
      opens: 'read',
      changes: outline.writePermission,
      parent: path,
      load: () => loadTranslation(outline.name),
    },
  ]
}

function definitionNamed(name: string): Definition {
  const found = contentTypes.find((definition) => definition.name === name)
  if (!found) throw new Error(`There is no content type "${name}"`)
  return found
}

async function loadTranslation(name: string) {
  const definition = definitionNamed(name)
  const { TranslationScreen } = await import('./translating/translation-screen.tsx')
  return () => <TranslationScreen definition={definition} />
}

async function loadScreen(outline: ContentOutline, place: number) {
  const outlined = outline.screens[place] ?? outline.screens[0]
  const definition = definitionNamed(outline.name)
  const [slots, Screen] = await Promise.all([
    loadSlots(outlined.path),
    hasList(outline, outlined)
      ? import('./record-manager/record-manager.tsx').then(({ RecordManager }) => RecordManager)
      : import('./record-editor/record-editor.tsx').then(({ RecordEditor }) => RecordEditor),
  ])
  const screen = definition.screens[place] ?? definition.screens[0]
  return () => <Screen definition={definition} screen={screen} slots={slots} />
}

async function loadBuilder(path: string) {
  const slots = await loadSlots(path)
  if (!slots.loadBuilder)
    throw new Error(`The screen "${path}" names an address for its records, but nothing builds them`)
  return slots.loadBuilder()
}
