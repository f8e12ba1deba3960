import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const usage = (command) =>
  `Usage: ${command} [-- [--part NAME] [--watch] [FILE …] [-t TEST]]   (parts, files and tests to run; everything by default)`

/** What was asked for on the command line; undefined where it cannot be understood. */
export function readArguments(args) {
  const asked = { parts: [], filters: [], title: undefined, watch: false }
  const rest = [...args]
  while (rest.length > 0) {
    const word = rest.shift()
    if (word === '--watch' || word === '-w') asked.watch = true
    else if (word === '--part' && rest.length > 0) asked.parts.push(rest.shift())
    else if (word === '-t' && rest.length > 0) asked.title = rest.shift()
    else if (word.startsWith('-')) return undefined
    else asked.filters.push(word)
  }
  return asked
}

/** The test files of the project whose path contains one of the filters, as paths from its root. */
export function findTestFiles(root, filters) {
  const wanted = filters.map((filter) => filter.replace(/^\.\//, '').replaceAll('\\', '/'))
  return ['src', 'scripts', 'tests']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
        `${folder}/${name}`.replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => wanted.some((filter) => file.includes(filter)))
    .sort()
}
