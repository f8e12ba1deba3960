import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkFileName, type FileStorage } from './file-storage.ts'
import { notReadable, notStored, storageFull } from './storage-errors.ts'

/** Unfinished files wait in here, on the same disk, so that moving them to their place is one step. */
const workshop = '.unfinished'
/** Long after any write has ended: what is older was left by a process that died. */
const abandonedAfterMs = 60 * 60 * 1000

export function openDiskStorage(root: string): FileStorage {
  const pathOf = (name: string) => {
    checkFileName(name)
    return path.join(root, name)
  }
  return {
    put: (name, bytes) => writing(writeWhole(root, pathOf(name), bytes)),
    open: async (name) => {
      const file = await reading(unlessMissing(open(pathOf(name))))
      if (!file) return undefined
      const { size } = await file.stat()
      return { body: file.createReadStream(), bytes: size }
    },
    has: async (name) => (await reading(unlessMissing(stat(pathOf(name))))) !== undefined,
    list: () => listFiles(root),
    remove: (name) => writing(rm(pathOf(name), { force: true })),
  }
}

async function writeWhole(root: string, target: string, bytes: Buffer): Promise<void> {
  const bench = path.join(root, workshop)
  await makeFolder(bench)
  await makeFolder(path.dirname(target))
  await removeAbandoned(bench)
  const unfinished = path.join(bench, randomUUID())
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(path.dirname(target))
}

/** A new folder is safe only once the folder that lists it is. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeAbandoned(bench: string): Promise<void> {
  const oldest = Date.now() - abandonedAfterMs
  for (const name of await readdir(bench)) {
    const file = path.join(bench, name)
    const facts = await unlessMissing(stat(file))
    if (facts && facts.mtimeMs < oldest) await rm(file, { force: true })
  }
}

async function* listFiles(root: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))) ?? []
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  yield* names.filter((name) => !name.startsWith(`${workshop}/`)).sort()
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw notReadable(error)
  })
}

async function writing(work: Promise<void>): Promise<void> {
  await work.catch((error) => {
    const code = codeOf(error)
    throw code === 'ENOSPC' || code === 'EDQUOT' ? storageFull(error) : notStored(error)
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
