import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Everything that a definition may import, and what reads the columns off it: see the import table. */
const sources = ['../../shared', '../../schema', '../../content', './record-columns.ts']

let known: string | undefined

/** A hash of all the code that decides what is derived from a record: any change of it may change what is derived. */
export function contentCode(): string {
  known ??= hashOfSources(sources.map((source) => path.resolve(import.meta.dirname, source)))
  return known
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
