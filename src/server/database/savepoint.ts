import { sql } from 'kysely'
import type { Handle } from './tables.ts'

/**
 * Does a part of a transaction that may be refused: what it wrote is taken back and the transaction goes on where `answerRefusal`
 * has an answer; any other error ends the whole of it, as one of the storage must.
 */
export async function tryWithin<T, R>(
  tx: Handle,
  work: () => Promise<T>,
  answerRefusal: (error: unknown) => R | undefined,
): Promise<T | R> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    const answer = answerRefusal(error)
    if (answer === undefined) throw error
    await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    return answer
  }
}
