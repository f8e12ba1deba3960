import { readLogEnd } from '../database/log-end-file.ts'
import { noSiteKey } from '../database/open-site-key.ts'
import {
  findLogEnd,
  hasLogEnd,
  isKeyOfSeals,
  isSealedLogEnd,
  isSealedRow,
  listSealsWithoutRow,
  readSealedStates,
} from '../database/seal-store.ts'
import { type SealedTableName, sealedFacts, sealedTableNames } from '../database/sealed-tables.ts'
import { keyOf, type SiteKey } from '../database/site-key.ts'
import type { Handle } from '../database/tables.ts'
import type { Verdict } from './verify-change-log.ts'

const batch = 1000

/** Whether the rows that the change log does not say all of, and its last entry, are those that the site itself wrote. */
export async function verifySeals(db: Handle, dataDir: string): Promise<Verdict> {
  const key = keyOf(db)
  if (!key) return { checked: 0, problems: [noSiteKey] }
  if ((await isKeyOfSeals(db, key)) !== true) return { checked: 0, problems: [removedSeals] }
  let checked = 0
  const problems = await problemsOfLogEnd(db, key, dataDir)
  for (const table of sealedTableNames) {
    for (let offset = 0; ; offset += batch) {
      const states = await readSealedStates(db, table, offset, batch)
      checked += states.length
      for (const state of states)
        if (!isSealedRow(key, table, state))
          problems.push(sentence(table, state.key, state.seal === null ? 'added' : 'changed'))
      if (states.length < batch) break
    }
    for (const row of await listSealsWithoutRow(db, table)) problems.push(sentence(table, row, 'removed'))
  }
  return { checked, problems }
}

const removedSeals =
  'The seals of the database were removed: accounts, drafts and settings may have been changed past the site.'

function sentence(table: SealedTableName, key: string, what: string): string {
  return `The ${sealedFacts(table).label} ${key} was ${what} past the site.`
}

async function problemsOfLogEnd(db: Handle, key: SiteKey, dataDir: string): Promise<string[]> {
  const last = await findLogEnd(db)
  const noted = readLogEnd(dataDir)
  const problems: string[] = []
  if (last && !(await isSealedLogEnd(db, key, last)))
    problems.push(
      `The change log ends with change ${last.sequence}, which is not the last one that the site wrote: it was replaced, or those after it were removed.`,
    )
  if (noted && !(await hasLogEnd(db, noted)))
    problems.push(
      `Change ${noted.sequence}, noted in the data folder, is missing from the change log or was replaced: its end was cut off, or an older database was put in its place.`,
    )
  return problems
}
