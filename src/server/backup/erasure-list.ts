import type { AppContext } from '../app-context.ts'
import type { BackupStorage } from './backup-storage.ts'
import { type Erasure, listErasuresAfter } from './erasure-store.ts'

type Site = Pick<AppContext, 'backups' | 'database' | 'now'>

export interface ErasureList {
  /** The change up to which the log was read. */
  through: number
  erasures: Erasure[]
}

/** No backup is kept for so long, and nobody is to keep one. */
const forgottenAfterMs = 3 * 366 * 24 * 3_600_000

/** Undefined where there is none. Throws where it cannot be read. */
export async function readErasureList(
  backups: Pick<BackupStorage, 'readErasures'>,
): Promise<ErasureList | undefined> {
  const text = await backups.readErasures()
  return text === undefined ? undefined : parseErasureList(text)
}

export function parseErasureList(text: string): ErasureList {
  return JSON.parse(text) as ErasureList
}

/**
 * Adds to the list what was erased since it was written last. The change log knows it, so that nothing is missed for good:
 * whatever kept it from being written, the next time catches up. `isAnew` after another database has taken the place of
 * the one that was read.
 */
export async function writeErasureList(
  { backups, database, now }: Site,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<void> {
  const before = await readErasureList(backups)
  const { erasures, through } = await listErasuresAfter(database.db, isAnew ? 0 : (before?.through ?? 0))
  if (before && !isAnew && erasures.length === 0) return
  const oldest = new Date(now().getTime() - forgottenAfterMs).toISOString()
  const list: ErasureList = {
    through,
    erasures: joinErasures([...(before?.erasures ?? []), ...erasures]).filter(({ time }) => time > oldest),
  }
  await backups.writeErasures(JSON.stringify(list))
}

/** Each once: of two about the same record, the one that takes away more. */
export function joinErasures(erasures: readonly Erasure[]): Erasure[] {
  const byRecord = new Map<string, Erasure>()
  for (const erasure of erasures) {
    const key = `${erasure.type} ${erasure.id}`
    if (byRecord.get(key)?.action !== 'delete') byRecord.set(key, erasure)
  }
  return [...byRecord.values()]
}
