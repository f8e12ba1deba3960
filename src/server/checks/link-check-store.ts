import type { Handle, Tables } from '../database/tables.ts'

export type LinkCheckRow = Tables['link_checks']

export async function listLinkChecks(db: Handle): Promise<LinkCheckRow[]> {
  return db.selectFrom('link_checks').selectAll().execute()
}

export async function writeLinkCheck(tx: Handle, row: LinkCheckRow): Promise<void> {
  const { address, ...facts } = row
  await tx
    .insertInto('link_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ address, ...facts }))
    .execute()
}

/** What no page links to any more. */
export async function forgetLinkChecks(tx: Handle, addresses: readonly string[]): Promise<void> {
  for (let at = 0; at < addresses.length; at += 100)
    await tx
      .deleteFrom('link_checks')
      .where('address', 'in', addresses.slice(at, at + 100))
      .execute()
}

/** Changes whenever something was found. */
export async function linkChecksStamp(db: Handle): Promise<string> {
  const row = await db
    .selectFrom('link_checks')
    .select((eb) => [eb.fn.max('checked_at').as('latest'), eb.fn.countAll().as('count')])
    .executeTakeFirst()
  return `${row?.latest ?? ''} ${row?.count ?? 0}`
}
