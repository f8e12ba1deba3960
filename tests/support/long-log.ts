import type { TestApp } from './test-app.ts'

/** Fills the change log with entries of 60 kB, as those of long pages are. */
export async function fillLog({ context }: TestApp, entries: number): Promise<void> {
  const long = JSON.stringify({ text: 'Nile and sand. '.repeat(2000) })
  await context.database.write(async (tx) => {
    for (let sequence = 1; sequence <= entries; sequence += 1) {
      const hashes = { payload_hash: '', previous_hash: '', hash: String(sequence) }
      const row = { sequence, id: String(sequence), revision: 1, before: long, after: long, type: 'news' }
      await tx
        .insertInto('changes')
        .values({ ...row, ...hashes, time: '', actor_id: null, actor_name: 'System', action: 'create' })
        .execute()
    }
  })
}
