import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { listKeyHolders } from '../engine/column-store.ts'
import type { Content } from '../engine/content.ts'
import {
  describeSample,
  readRemovals,
  readSampleRecords,
  type SampleRecord,
  saveRemovals,
} from './seeded-records.ts'

type Site = Pick<AppContext, 'database' | 'version' | 'now'>

/** Moves what nobody has worked on to the trash, all at once, and answers how many records that were. */
export async function removeSample(
  { database, version, now }: Site,
  contents: readonly Content[],
  actor: Actor,
): Promise<number> {
  const written = await database.write(async (tx) => {
    const { untouched } = await readSampleRecords(tx, contents)
    if (untouched.length === 0) return { count: 0 }
    const time = now()
    for (const { content, row } of untouched) await content.trash(tx, row.id, actor, time)
    const records = untouched.map(({ row: { type, id } }) => ({ type, id }))
    await saveRemovals(tx, [...(await readRemovals(tx)), { time: time.toISOString(), records }])
    return { count: records.length, version: await version.raise(tx) }
  })
  if (written.version !== undefined) version.publish(written.version)
  return written.count
}

/** Why a record could not come back. */
export type Obstacle =
  /** Somebody has written it anew, under the same id. */
  | { reason: 'rewritten' }
  /** Another record has the name that only one may have. */
  | { reason: 'name_taken' }
  /** Only one of its type is shown, and another one has taken its place. */
  | { reason: 'replaced' }
  /** A rule of today, such as an address that is taken. */
  | { reason: 'refused'; details: string }

export type KeptRecord = ReturnType<typeof describeSample> & Obstacle

export interface BroughtBack {
  restored: number
  /** What stays as it is, and why. */
  kept: KeptRecord[]
}

/** Brings back what was removed, all at once, where nothing that was made since would be covered or lost. */
export async function bringSampleBack(
  { database, version, now }: Site,
  contents: readonly Content[],
  actor: Actor,
): Promise<BroughtBack> {
  const written = await database.write(async (tx) => {
    const { removed, rewritten } = await readSampleRecords(tx, contents)
    const kept: KeptRecord[] = rewritten.map((record) => ({ ...describeSample(record), reason: 'rewritten' }))
    for (const record of removed) {
      const obstacle = await bringOneBack(tx, record, actor, now())
      if (obstacle) kept.push({ ...describeSample(record), ...obstacle })
    }
    await saveRemovals(tx, [])
    const restored = removed.length + rewritten.length - kept.length
    return { answer: { restored, kept }, version: await version.raise(tx) }
  })
  version.publish(written.version)
  return written.answer
}

/** Brings one record back; answers why not, where it must stay in the trash. */
async function bringOneBack(
  tx: Handle,
  { content, row }: SampleRecord,
  actor: Actor,
  now: Date,
): Promise<Obstacle | undefined> {
  const { name, screens } = content.definition
  const [holder] = row.unique_key === null ? [] : await listKeyHolders(tx, name, [row.unique_key])
  if (holder) return { reason: 'name_taken' }
  // Of such a type one record is shown: an older one must not take the place of what was made since.
  if (screens[0].choose && (await content.hasLive(tx))) return { reason: 'replaced' }
  try {
    await content.bringBack(tx, row.id, actor, now)
    return undefined
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof AppError) return { reason: 'refused', details: error.message }
    throw error
  }
}
