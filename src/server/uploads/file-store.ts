import type { Handle, Tables } from '../database/tables.ts'

export type FileRow = Tables['files']

/** Answers whether the row is new: the same bytes in the same folder are one file. */
export async function insertFile(tx: Handle, row: FileRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hash', 'folder']).doNothing())
    .returning('hash')
    .executeTakeFirst()
  return inserted !== undefined
}

/** By the first digits of its hash, as an address carries them. */
export async function findFile(db: Handle, folder: string, hashStart: string): Promise<FileRow | undefined> {
  return (
    db
      .selectFrom('files')
      .selectAll()
      .where('folder', '=', folder)
      // A range instead of a pattern: it can use the index. `g` comes after every hexadecimal digit.
      .where('hash', '>=', hashStart)
      .where('hash', '<', `${hashStart}g`)
      .executeTakeFirst()
  )
}
