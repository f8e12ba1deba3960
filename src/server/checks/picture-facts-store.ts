import { parsePictureUrl } from '../../shared/picture-url.ts'
import type { Handle } from '../database/tables.ts'

/** What is stored of the pictures of the site. */
export interface PictureFacts {
  /** Undefined for what is no picture of ours, and for one that is missing. */
  bytes(url: string): number | undefined
  /** Undefined for what is no picture of ours. */
  isMissing(url: string): boolean | undefined
}

export async function readPictureFacts(db: Handle): Promise<PictureFacts> {
  const rows = await db.selectFrom('files').select(['hash', 'folder', 'bytes']).execute()
  const known = new Map(rows.map(({ hash, folder, bytes }) => [`${folder}/${hash.slice(0, 16)}`, bytes]))
  const keyOf = (url: string) => {
    const picture = parsePictureUrl(url)
    return picture ? `${picture.folder}/${picture.hash}` : undefined
  }
  return {
    bytes: (url) => known.get(keyOf(url) ?? ''),
    isMissing: (url) => {
      const key = keyOf(url)
      return key === undefined ? undefined : !known.has(key)
    },
  }
}
