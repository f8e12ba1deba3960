import path from 'node:path'
import { root } from './run.mjs'

const maker = path.join(root, 'src/ui/lucide-icon.ts')

/** A plugin of the build: the icons of lucide-react are made by our own function, without names that it does not read. */
export function lightIcons() {
  return {
    name: 'light-icons',
    load(id) {
      if (!id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return undefined
      return `export { createLucideIcon as default } from ${JSON.stringify(maker)}`
    },
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id)) return undefined
      return {
        code: code
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(/^ {2}(?:name: "[^"]*"|size: \d+|aliases: \[[^\]]*\]),?\n/gm, ''),
        map: null,
      }
    },
  }
}
