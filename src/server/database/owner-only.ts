import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

const others = 0o077

/** Makes the folder, or closes one that a version before left readable. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  takeAway(folder, others)
}

/** The log of SQLite and its index get the mode of the database that they belong to. */
export function closeDatabaseFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) closeFile(name)
}

export function closeFile(file: string): void {
  takeAway(file, others)
}

function takeAway(name: string, bits: number): void {
  const mode = statSync(name, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & bits) === 0) return
  try {
    chmodSync(name, mode & 0o777 & ~bits)
  } catch {
    // Only its owner can: a folder that is mounted into a container may belong to somebody else.
    console.warn(`${name} can be read by others, and belongs to another user: close it with chmod.`)
  }
}
