import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BackupStorage, backupsAmong, checkBackupName, erasureListName } from './backup-storage.ts'

/** Backups as files of one folder. */
export function openDiskBackupStorage(folder: string): BackupStorage {
  const pathOf = (name: string) => {
    checkBackupName(name)
    return path.join(folder, name)
  }
  return {
    keep: async (name, file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await rename(file, pathOf(name))
      await syncFolder(folder)
    },
    list: async () => {
      const names = await readdir(folder).catch(unlessMissing)
      const found = (names ?? []).map(async (name) => {
        const facts = await stat(path.join(folder, name)).catch(unlessMissing)
        return facts?.isFile() ? [{ name, bytes: facts.size }] : []
      })
      return backupsAmong((await Promise.all(found)).flat())
    },
    open: async (name) => {
      const file = await open(pathOf(name)).catch(unlessMissing)
      return file && { bytes: (await file.stat()).size, body: file.createReadStream() }
    },
    readErasures: () => readFile(path.join(folder, erasureListName), 'utf8').catch(unlessMissing),
    writeErasures: async (text) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Another process, or another task of this one, may be writing it at the same time.
      const unfinished = path.join(folder, `.${erasureListName}.${randomUUID()}`)
      try {
        await writeFile(unfinished, text, { mode: 0o600, flush: true })
        await rename(unfinished, path.join(folder, erasureListName))
      } finally {
        await rm(unfinished, { force: true })
      }
      await syncFolder(folder)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** A renamed file is safe only once the folder that lists it is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
