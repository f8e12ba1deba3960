import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** Everything that a definition may import, and what reads the columns off it: see the import table. */
const sources = ['shared', 'schema', 'content', 'server/engine/record-columns.ts']

let known: string | undefined

/** Put in its place by the build, which hashes the sources it is made from; undefined where they run as they are. */
declare const builtContentCode: string | undefined

/** A hash of all the code that decides what is derived from a record: any change of it may change what is derived. */
export function contentCode(): string {
  known ??= typeof builtContentCode === 'string' ? builtContentCode : hashOfSources(sources.map(sourcePath))
  return known
}

/** Where one of our sources stands, also for code that was built into another folder. */
export function sourcePath(name: string): string {
  const root = findPackageJSON(import.meta.url)
  if (root === undefined) throw new Error('The folder of the project is not known')
  return path.join(path.dirname(root), 'src', name)
}

/** The same for the same files with the same contents, wherever they are. */
export function hashOfSources(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of sourceFilesIn(place))
      hash
        .update(`${path.basename(place)}/${path.relative(place, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
  return hash.digest('hex')
}

function sourceFilesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function isSource(name: string): boolean {
  return /\.(?:ts|tsx|json)$/.test(name) && !/\.test\.tsx?$/.test(name)
}
