import type { AppContext } from '../app-context.ts'
import { verifyAccounts } from './verify-accounts.ts'
import { type Verdict, verifyChangeLog } from './verify-change-log.ts'
import { verifyColumns } from './verify-columns.ts'
import { verifyCounts } from './verify-counts.ts'
import { verifyDueWork } from './verify-due-work.ts'
import { verifyFiles } from './verify-files.ts'
import { verifyRecords } from './verify-records.ts'
import { verifyReleases } from './verify-releases.ts'
import { verifySeals } from './verify-seals.ts'

export interface SiteVerdict {
  database: Verdict
  changeLog: Verdict
  records: Verdict
  accounts: Verdict
  seals: Verdict
  columns: Verdict
  counts: Verdict
  dueWork: Verdict
  releases: Verdict
  files: Verdict
}

/** Looks at one moment of the site, whoever writes meanwhile. It changes nothing. */
export async function verifySite({
  config,
  contentTypes,
  database,
  files,
}: Pick<AppContext, 'config' | 'contentTypes' | 'database' | 'files'>): Promise<SiteVerdict> {
  const damage = await database.findDamage()
  const seen = await database.snapshot(async (tx) => ({
    changeLog: await verifyChangeLog(tx),
    records: await verifyRecords(tx),
    accounts: await verifyAccounts(tx),
    seals: await verifySeals(tx, config.dataDir),
    columns: await verifyColumns(tx, contentTypes),
    counts: await verifyCounts(tx),
    dueWork: await verifyDueWork(tx),
    releases: await verifyReleases(tx),
    // Files are written before the record that names them, and are never taken away.
    files: await verifyFiles(tx, files),
  }))
  const problems = damage.map((line) => `The database is damaged: ${line}.`)
  return { database: { checked: 1, problems }, ...seen }
}

/** The verdict in lines for the terminal. */
export function verdictLines(verdict: SiteVerdict): string[] {
  const { database, changeLog, records, accounts, seals, columns, counts, dueWork, releases, files } = verdict
  const parts: Verdict[] = [
    database,
    changeLog,
    records,
    accounts,
    seals,
    columns,
    counts,
    dueWork,
    releases,
    files,
  ]
  const problems = parts.flatMap((part) => part.problems)
  const notes = parts.flatMap((part) => part.notes ?? [])
  const state = (part: Verdict, sound: string) =>
    part.problems.length === 0 ? sound : 'NOT SOUND, see below'
  return [
    `Database:   ${state(database, 'sound')}`,
    `Change log: ${counted(changeLog.checked, 'change')}, ${state(changeLog, 'unbroken')}`,
    `Records:    ${counted(records.checked, 'record')}, ${state(records, 'as the change log says')}`,
    `Accounts:   ${counted(accounts.checked, 'account')}, ${state(accounts, 'as the change log says')}`,
    `Seals:      ${counted(seals.checked, 'row')}, ${state(seals, 'written by the site')}`,
    `Lists:      ${counted(columns.checked, 'record')}, ${state(columns, 'sorted and filtered as defined')}`,
    `Counters:   ${counted(counts.checked, 'row')}, ${state(counts, 'counted right')}`,
    `Tasks:      ${counted(dueWork.checked, 'task')}, ${state(dueWork, 'all can be done')}`,
    `Releases:   ${counted(releases.checked, 'release')}, ${state(releases, 'all can go live')}`,
    `Files:      ${counted(files.checked, 'picture')} named by records, ${state(files, 'all there')}`,
    ...(notes.length === 0 ? [] : ['', 'To look at:', ...notes]),
    '',
    ...(problems.length === 0
      ? ['Everything fits together.']
      : [...problems, '', `${counted(problems.length, 'problem')} found. Nothing was changed.`]),
  ]
}

export function isSound(verdict: SiteVerdict): boolean {
  return Object.values(verdict).every((part: Verdict) => part.problems.length === 0)
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
