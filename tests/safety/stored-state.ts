import type { AttackedSite } from '../support/attacked-site.ts'

/** What must not change by a refused request: the end of the change log, and everything that has no line in it. */
export async function storedState({ context }: AttackedSite): Promise<Record<string, unknown>> {
  const { db } = context.database
  const count = async (
    table: 'entries' | 'users' | 'applications' | 'files' | 'second_factors' | 'settings',
  ) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(row.total)
  }
  const last = await db
    .selectFrom('changes')
    .select('hash')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    lastChange: last?.hash ?? null,
    entries: await count('entries'),
    users: await count('users'),
    applications: await count('applications'),
    files: await count('files'),
    secondFactors: await count('second_factors'),
    settings: await count('settings'),
    rights: await db
      .selectFrom('users')
      .select(['id', 'role', 'permissions', 'is_active'])
      .orderBy('id')
      .execute(),
  }
}
