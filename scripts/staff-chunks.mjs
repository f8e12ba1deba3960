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
  { name: 'definitions', from: ['../content/index.ts'] },
  { name: 'lists', from: ['record-manager/record-manager.tsx', 'page-builder/page-mark.tsx'] },
  { name: 'forms', from: ['record-manager/record-panel.tsx', 'record-editor/record-editor.tsx'] },
  { name: 'builder', from: ['page-builder/page-builder.tsx'] },
]

/** Packages follow the module of ours that needs them: an index of a package reaches all of it, used or not. */
const isOurs = (id) => id.startsWith(path.join(root, 'src')) && !id.endsWith('.css')

/** For `codeSplitting.groups`: what nothing reaches goes with the screen that needs it. */
export const staffChunks = layers.map(({ name, from }, index) => {
  const reached = new WeakMap()
  return {
    name(id, context) {
      // Icons are small and used everywhere.
      if (index === 0 && id.includes('/lucide-react/')) return name
      if (!isOurs(id)) return null
      if (!reached.has(context)) reached.set(context, reachedFrom(from, context))
      return reached.get(context).has(id) ? name : null
    },
    debugName: name,
    minShareCount: 2,
    // A module brings what it needs along, so the earlier one is filled first.
    priority: layers.length - index,
  }
})

function reachedFrom(from, context) {
  const found = new Set()
  const follow = (id) => {
    if (found.has(id) || !isOurs(id)) return
    found.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) follow(next)
  }
  for (const file of from) follow(path.join(root, 'src/admin', file))
  return found
}
