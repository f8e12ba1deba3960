import type { Definition } from '../schema/define-content.ts'
import type { StaffScreen } from '../schema/staff-screen.ts'
import type { AdminScreen } from './admin-screen.ts'
import { loadSlots } from './load-slots.ts'
import { menuIcons } from './menu-icons.ts'
import { hasList } from './record-address.ts'

/** The screens that are drawn from a definition. Their code is fetched when the first of them is opened. */
export function contentScreens(definition: Definition): AdminScreen[] {
  return definition.screens.map((screen) => {
    const { path, menu, parent } = screen
    return {
      path,
      title: screen.words.title,
      opens: 'read',
      changes: definition.writePermission,
      load: () => loadScreen(definition, screen),
      ...(hasList(definition, screen) ? { records: definition } : {}),
      ...(parent === undefined ? {} : { parent }),
      ...(menu ? { menu: { ...menu, icon: menuIcons[menu.icon] } } : {}),
    }
  })
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
