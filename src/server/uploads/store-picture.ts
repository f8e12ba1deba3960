import { createHash } from 'node:crypto'
import type { UploadFolder } from '../../content/upload-folders.ts'
import { filesRoot, type Picture, pictureTypes, pictureUrl } from '../../shared/picture-url.ts'
import type { AppContext } from '../app-context.ts'
import type { Actor } from '../engine/actor.ts'
import { ChangeLog } from '../engine/change-log.ts'
import { findFile, insertFile } from './file-store.ts'
import { preparePicture } from './prepare-picture.ts'

const fileChanges = new ChangeLog('file')

export interface StoredPicture {
  url: string
  width: number
  height: number
}

interface NewPicture {
  folder: UploadFolder
  bytes: Buffer
  actor: Actor
}

/**
 * Checks, re-encodes and keeps a picture. The file is safe before the row that names it is committed. When the commit
 * fails, the file stays: nothing points at it, and taking it away could take it from an upload of the same bytes.
 */
export async function storePicture(
  { database, files, now }: Pick<AppContext, 'database' | 'files' | 'now'>,
  { folder, bytes, actor }: NewPicture,
): Promise<StoredPicture> {
  const prepared = await preparePicture(bytes)
  const hash = createHash('sha256').update(prepared.bytes).digest('hex')
  const { width, height, extension } = prepared
  const picture: Picture = { folder, hash: hash.slice(0, 16), width, height, extension }
  const url = pictureUrl(picture)
  const name = url.slice(filesRoot.length)
  const known = await findFile(database.db, folder, picture.hash)
  if (known && (await files.has(name))) return { url, width, height }
  await files.put(name, prepared.bytes)
  await database.write(async (tx) => {
    const time = now().toISOString()
    const row = { type: pictureTypes[extension], width, height, bytes: prepared.bytes.length }
    const isNew = await insertFile(tx, { hash, folder, ...row, created_at: time, created_by: actor.id })
    if (!isNew) return
    const change = { time, actor, action: 'create', id: name, revision: 1 } as const
    await fileChanges.append(tx, { ...change, before: null, after: { url, ...row } })
  })
  return { url, width, height }
}
