import { systemActor } from '../../engine/actor.ts'
import { payloadHash } from '../../engine/change-chain.ts'
import { ErasableLog, erasableTypes } from '../../engine/erasable-log.ts'
import type { Migration } from '../migration.ts'

/** Versions before erased what the log said of deleted accounts and of invitations without a word about the erasure. */
export const logErasures: Migration = async (tx) => {
  const empty = payloadHash(null, null)
  for (const type of erasableTypes) {
    const log = new ErasableLog(type)
    const rows = await tx
      .selectFrom('changes')
      .where('type', '=', type)
      .where('before', 'is', null)
      .where('after', 'is', null)
      .groupBy('id')
      .select('id')
      .select((eb) => eb.fn.max('sequence').as('last'))
      .select((eb) =>
        eb.fn
          .max(eb.case().when('payload_hash', '=', empty).then(eb.ref('sequence')).else(0).end())
          .as('erased'),
      )
      .execute()
    for (const { id, last, erased } of rows) {
      if (Number(erased) >= Number(last)) continue
      const revision = await log.nextRevision(tx, id)
      const time = new Date().toISOString()
      await log.erase(tx, { time, actor: systemActor, action: 'delete', id, revision })
    }
  }
}
