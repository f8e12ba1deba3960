import type { Handle } from '../database/tables.ts'
import type { Publishing } from '../engine/publishing.ts'
import { listDraftsIn, type ReleaseDraftRow, type ReleaseRow } from '../engine/release-store.ts'
import { nameOf } from './release-record.ts'

/** What an undo would do with something that the release published. */
export interface UndoStep {
  type: string
  id: string
  lang: string
  title: string
  /** `none` where nothing of it is left to undo; `changed` where somebody changed it since, and must be asked about. */
  effect: 'bringBack' | 'trash' | 'none' | 'changed'
  /** Of the record or the translation now; 0 where it is gone. */
  revision: number
  updatedAt: string | null
  updatedBy: string | null
}

export async function planUndo(
  db: Handle,
  publishing: Publishing,
  { id }: Pick<ReleaseRow, 'id'>,
): Promise<(UndoStep & { row: ReleaseDraftRow })[]> {
  const steps: (UndoStep & { row: ReleaseDraftRow })[] = []
  for (const row of await listDraftsIn(db, id)) steps.push({ ...(await stepOf(db, publishing, row)), row })
  return steps
}

async function stepOf(db: Handle, publishing: Publishing, row: ReleaseDraftRow): Promise<UndoStep> {
  const name = nameOf(row)
  const published = publishing.find(row.type)?.published
  const now = await published?.find(db, name)
  const [before, after] = [row.before_revision ?? 0, row.after_revision ?? 0]
  const isOver = !published || before === after || (before === 0 && !now)
  const isUntouched = !isOver && (await published.isUntouchedSince(db, name, after))
  return {
    ...{ type: row.type, id: row.id, lang: row.language, title: row.title },
    effect: isOver ? 'none' : !isUntouched ? 'changed' : before === 0 ? 'trash' : 'bringBack',
    revision: now?.revision ?? 0,
    updatedAt: now?.updatedAt ?? null,
    updatedBy: now?.updatedBy ?? null,
  }
}
