import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'

/** The first of the named programs that the search path holds. */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find(isExecutable)
    if (found) return found
  }
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Absent or not ours to run: for the search it is the same answer.
    return false
  }
}

// Folders that match a pattern with one star, the highest version first.
export function foldersLike(pattern) {
  const [before, after] = pattern.split('*')
  const parent = path.dirname(`${before}x`)
  const prefix = path.basename(`${before}x`).slice(0, -1)
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => path.join(parent, name, after))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
