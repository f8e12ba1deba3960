import path from 'node:path'
import { root } from './run.mjs'

const everywhere = ['lazy-part.tsx', 'screen-slots.ts']
const overviews = ['screens/dashboard/dashboard-screen.tsx', 'screens/activity/activity-screen.tsx']
const lists = ['record-manager/record-manager.tsx', 'page-builder/page-mark.tsx']
const forms = ['record-manager/record-panel.tsx', 'record-editor/record-editor.tsx']
const builders = [
  'page-builder/page-builder.tsx',
  'page-builder/record-builder.tsx',
  '../content/page-section/record-page-sections.ts',
]

/**
 * What the scripts of the staff area are put into files by, the first that reaches a module wins: what screens with records
 * and without share, what only those without need, then lists, forms, builders and the rest of forms. So a screen comes in few
 * files, and without what only others need. A layer with `alsoFrom` holds what both sides reach, with `isForAll` also what
 * any screen may come to need.
 */
const layers = [
  {
    name: 'parts',
    from: [...overviews, ...everywhere],
    alsoFrom: [...lists, ...forms, ...builders, ...everywhere],
    isForAll: true,
  },
  { name: 'overviews', from: overviews },
  { name: 'lists', from: lists },
  { name: 'forms', from: forms, alsoFrom: builders },
  { name: 'builder', from: builders },
  // What a builder does not show at first, such as the controls of pictures and lists.
  { name: 'controls', from: forms },
]

/** Packages follow the module of ours that needs them: an index of a package reaches all of it, used or not. */
const isOurs = (id) => id.startsWith(path.join(root, 'src')) && !id.endsWith('.css')

/** Small, and made for every screen. */
const isSmall = (id) => /\/src\/(?:shared|ui)\//.test(id) || iconName(id) !== undefined

/** `…/lucide-react/dist/esm/icons/grip-vertical.mjs` is `GripVertical`. */
const iconName = (id) =>
  /\/lucide-react\/.*\/icons\/([\w-]+)\.mjs$/
    .exec(id)?.[1]
    .replace(/(?:^|-)(\w)/g, (_part, letter) => letter.toUpperCase())

const byLayer = layers.map(({ name, from, alsoFrom, isForAll }, index) => {
  const reached = new WeakMap()
  return {
    name(id, context) {
      if (!reached.has(context))
        reached.set(
          context,
          [from, alsoFrom].flatMap((roots) => (roots ? [reachedFrom(roots, context)] : [])),
        )
      const icon = iconName(id)
      const isReached = ({ modules, code }) =>
        modules.has(id) || (icon && new RegExp(`\\b${icon}\\b`).test(code))
      const [first, also] = reached.get(context)
      return isReached(first) && (!also || (isForAll && isSmall(id)) || isReached(also)) ? name : null
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
