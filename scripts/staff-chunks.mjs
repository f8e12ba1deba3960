import path from 'node:path'
import { root } from './run.mjs'

/**
 * What the scripts of the staff area are put into files by, the first that reaches a module wins: what screens without a
 * form need, then lists, forms and builders. So a screen comes in few files, and without what only later ones need.
 */
const layers = [
  {
    name: 'parts',
    from: [
      'screens/dashboard/dashboard-screen.tsx',
      'screens/activity/activity-screen.tsx',
      'loaded-when-shown.tsx',
      'screen-slots.ts',
    ],
  },
  // Fetched by the frame when it is used.
  { name: 'menus', from: ['../ui/dropdown-menu.tsx'] },
  { name: 'definitions', from: ['../content/index.ts'] },
  { name: 'lists', from: ['record-manager/record-manager.tsx', 'page-builder/page-mark.tsx'] },
  { name: 'forms', from: ['record-manager/record-panel.tsx', 'record-editor/record-editor.tsx'] },
  { name: 'builder', from: ['page-builder/page-builder.tsx'] },
]

/** Packages follow the module of ours that needs them: an index of a package reaches all of it, used or not. */
const isOurs = (id) => id.startsWith(path.join(root, 'src')) && !id.endsWith('.css')

/** `…/lucide-react/dist/esm/icons/grip-vertical.mjs` is `GripVertical`. */
const iconName = (id) =>
  /\/lucide-react\/.*\/icons\/([\w-]+)\.mjs$/
    .exec(id)?.[1]
    .replace(/(?:^|-)(\w)/g, (_part, letter) => letter.toUpperCase())

const byLayer = layers.map(({ name, from }, index) => {
  const reached = new WeakMap()
  return {
    name(id, context) {
      if (!reached.has(context)) reached.set(context, reachedFrom(from, context))
      const { modules, code } = reached.get(context)
      const icon = iconName(id)
      return modules.has(id) || (icon && new RegExp(`\\b${icon}\\b`).test(code)) ? name : null
    },
    debugName: name,
    minShareCount: 2,
    // A module brings what it needs along, so the earlier one is filled first.
    priority: layers.length - index,
  }
})

/** For `codeSplitting.groups`: what nothing reaches goes with the screen that needs it; small icons that several do are one file. */
export const staffChunks = [
  ...byLayer,
  { name: 'icons', test: (id) => iconName(id) !== undefined, minShareCount: 2 },
]

function reachedFrom(from, context) {
  const modules = new Set()
  const follow = (id) => {
    if (modules.has(id) || !isOurs(id)) return
    modules.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) follow(next)
  }
  for (const file of from) follow(path.join(root, 'src/admin', file))
  return { modules, code: [...modules].map((id) => context.getModuleInfo(id)?.code ?? '').join('\n') }
}
