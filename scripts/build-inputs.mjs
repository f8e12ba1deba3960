import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What Vite reads by name or by folder. What its configuration imports is found. */
const known = ['src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']
const configuration = 'vite.config.ts'

// Whatever a module names as a path of its own: what it imports, and files by `new URL('./x', import.meta.url)`.
const ownPath = /['"](\.\.?\/[^'"\n]+)['"]/g

/** Every file that a build is made from as [path, size, time of change], tests left out, always in the same order. */
export function listBuildInputs(root) {
  const files = new Map()
  const visit = (name) => {
    const location = path.join(root, name)
    const stats = statSync(location, { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const entry of readdirSync(location).sort()) visit(`${name}/${entry}`)
    else if (stats && !/\.test\.tsx?$/.test(name)) files.set(name, [name, stats.size, stats.mtimeMs])
  }
  known.forEach(visit)
  visitModule(configuration)
  return [...files.values()]

  function visitModule(name) {
    if (files.has(name) || !statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile()) return
    visit(name)
    if (!/\.[cm]?[jt]s$/.test(name)) return
    const text = readFileSync(path.join(root, name), 'utf8')
    for (const [, named] of text.matchAll(ownPath)) {
      const found = path.posix.join(path.posix.dirname(name), named)
      if (!found.startsWith('..')) visitModule(found)
    }
  }
}
