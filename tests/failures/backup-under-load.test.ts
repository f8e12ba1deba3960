import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { it, onTestFinished, vi } from 'vitest'
import { unpackArchive } from '../../src/server/backup/unpack-archive.ts'
import { acknowledgedIn, hasEveryKind, lostFrom, newLedger, startWriters } from '../support/busy-writers.ts'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'
import { runEntry } from '../support/run-entry.ts'
import { storeProblems } from '../support/store-problems.ts'
import { createDatabase, type DatabaseName } from '../support/test-app.ts'

const rounds = inForm({ short: 1, long: 5 })
const patience = { timeout: 180_000 }
const damagesEach = inForm({ short: 2, long: 10 })

onDatabasesOfForm('a backup made while others write', (database) => {
  it('holds what was acknowledged before, makes an empty machine the same, and is refused when damaged', async () => {
    const folder = newFolder('backup-')
    const site = await openLiveSite(database)
    const ledger = newLedger()
    let acknowledged = 0
    let lost = 0
    let unequal = 0
    const problems: string[] = []
    const sentences: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const archive = path.join(folder, `${round}.tar.gz`)
      const writers = startWriters(site, ledger)
      const before = acknowledgedIn(ledger)
      await vi.waitUntil(() => acknowledgedIn(ledger) > before + 20 && hasEveryKind(ledger), patience)
      const due = structuredClone(ledger)
      problems.push(...(await failuresOf('backup', [archive], site.env)))
      await writers.stop()
      const machine = await emptyMachine(database)
      sentences.push(...(await restoreDamaged(archive, machine)))
      // Refused unless the machine is still empty.
      problems.push(...(await failuresOf('restore', [archive], machine)), ...(await storeProblems(machine)))
      const again = path.join(folder, `${round}-again.tar.gz`)
      problems.push(...(await failuresOf('backup', [again], machine)))
      if (!isDeepStrictEqual(await hashesIn(again), await hashesIn(archive))) unequal += 1
      const copy = await openLiveSite(database, { folder: String(machine.DATA_DIR), env: machine })
      acknowledged += acknowledgedIn(due)
      lost += (await lostFrom(copy, due)).length
    }
    judge(
      {
        failure: 'backup while writing, restore on an empty machine',
        database,
        rounds,
        acknowledged,
        lost,
        other: { 'copies with other hashes': unequal },
        goal: '0 lost, equal hashes',
      },
      { [`no problem (${problems.join()})`]: problems.length === 0, 'the hashes are equal': unequal === 0 },
    )
    const unclear = sentences.filter(
      (sentence) => !/^The archive [^\n]*Nothing was changed\.$/.test(sentence),
    )
    judge(
      {
        failure: 'a damaged archive',
        database,
        rounds: sentences.length,
        other: { 'refused in a sentence': sentences.length - unclear.length },
        goal: 'refused with a clear sentence, nothing changed',
      },
      { [`all are refused in a sentence (${unclear[0]})`]: unclear.length === 0 },
    )
  })
})

/** Tries to restore the archive in many broken forms; answers what was said each time. It is whole again afterwards. */
async function restoreDamaged(archive: string, machine: Record<string, string>): Promise<string[]> {
  const whole = readFileSync(archive)
  const said: string[] = []
  for (let index = 0; index < damagesEach; index += 1) {
    damage(archive, index)
    const { code, output } = await runEntry('restore', [archive], machine)
    said.push(code === 1 ? output : `ended with ${code}: ${output}`)
    writeFileSync(archive, whole)
  }
  return said
}

/** By turns cuts the file short and changes a byte, each time further behind. */
function damage(archive: string, index: number): void {
  const bytes = readFileSync(archive)
  const place = Math.floor(((index + 0.5) / damagesEach) * bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ 0xff
  writeFileSync(archive, index % 2 === 0 ? bytes.subarray(0, place) : bytes)
}

async function failuresOf(command: string, args: string[], env: Record<string, string>): Promise<string[]> {
  const { code, output } = await runEntry(command, args, env)
  return code === 0 ? [] : [`${command}: ${output}`]
}

async function emptyMachine(database: DatabaseName): Promise<Record<string, string>> {
  return {
    DATA_DIR: newFolder('empty-machine-'),
    ...(database === 'PostgreSQL' ? { DATABASE_URL: await createDatabase() } : {}),
  }
}

async function hashesIn(archive: string): Promise<Record<string, unknown>> {
  const { entries } = await unpackArchive(archive, newFolder('unpacked-'))
  // When the tables were made, and how often content has changed on this machine, is the machine's own.
  const own = /migrations|counters/
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !own.test(name)))
}

function newFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
