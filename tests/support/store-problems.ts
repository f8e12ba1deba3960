import { openContext } from '../../src/entry/open-context.ts'
import { readConfig } from '../../src/server/config.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'

/** What `npm run verify` finds wrong with a site: its database, change log, records or files; empty where all is well. */
export async function storeProblems(env: Record<string, string>): Promise<string[]> {
  const context = await openContext(readConfig(env))
  try {
    return Object.values(await verifySite(context)).flatMap(({ problems }) => problems)
  } finally {
    await context.close()
  }
}
