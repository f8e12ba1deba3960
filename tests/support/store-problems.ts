import { sql } from 'kysely'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { chainHash, payloadHash } from '../../src/server/engine/change-log.ts'

/** What is wrong with a site's database and the chain of its change log; empty where all is well. */
export async function storeProblems(env: Record<string, string>): Promise<string[]> {
  const database = await connectDatabase(readConfig(env))
  try {
    const problems: string[] = []
    if (database.kind === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
      problems.push(...rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'))
    }
    let previous = '0'.repeat(64)
    const changes = await database.db.selectFrom('changes').selectAll().orderBy('sequence').execute()
    for (const [index, row] of changes.entries()) {
      const isErased = row.before === null && row.after === null
      const isWhole =
        row.sequence === index + 1 &&
        row.previous_hash === previous &&
        row.hash === chainHash(row) &&
        (isErased || row.payload_hash === payloadHash(row.before, row.after))
      if (!isWhole) problems.push(`the chain breaks at ${row.sequence}`)
      previous = row.hash
    }
    return problems
  } finally {
    await database.close()
  }
}
