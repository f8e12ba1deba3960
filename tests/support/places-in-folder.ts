import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where in the files of a folder these words stand, such as `site.db-wal: zeinab`. */
export function placesInFolder(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.flatMap(({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    const bytes = readFileSync(file)
    return words
      .filter((word) => bytes.includes(word))
      .map((word) => `${path.relative(folder, file)}: ${word}`)
  })
}
