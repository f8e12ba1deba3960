import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The bytes of an answer in one encoding. */
export interface StoredForm {
  /** What follows the name of the page: nothing, `.gz` or `.br`. */
  suffix: string
  bytes: Buffer
  /** Seconds since 1970 that stand for the contents; left out, the time of writing. */
  modified?: number
}

/** Readers see the whole file or none. Not synced: after a power cut the site begins anew. */
export async function writeForm(workshop: string, target: string, form: StoredForm): Promise<void> {
  await makeReadableFolder(workshop)
  await makeReadableFolder(path.dirname(target))
  const draft = path.join(workshop, randomUUID())
  try {
    await writeFile(draft, form.bytes, { flag: 'wx' })
    await chmod(draft, 0o644)
    if (form.modified !== undefined) await utimes(draft, form.modified, form.modified)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The front server is another user, and the site may run with a mask that would keep it out. */
export async function makeReadableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755)
}
