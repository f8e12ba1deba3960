import { existsSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'

/** A picture in another size or format: the original's name, and the width. */
const madeOfOriginal = /^(.+-\d+x\d+)-\d+\.\w+$/

/**
 * Moves what a site that has ended made of the sample's pictures to the sample, so that the sites after it need not draw them again.
 * Moved rather than copied: another worker may be copying the sample, and finds a file whole or not at all.
 */
export function passOnPictures(folder: string, sampleFolder: string): void {
  const [made, known] = [folder, sampleFolder].map((place) => path.join(place, 'files')) as [string, string]
  const originals = new Set(listFiles(known).map((file) => file.slice(0, -path.extname(file).length)))
  for (const file of listFiles(made)) {
    const [, original] = file.match(madeOfOriginal) ?? []
    const target = path.join(known, file)
    if (original && originals.has(original) && !existsSync(target)) renameSync(path.join(made, file), target)
  }
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}
