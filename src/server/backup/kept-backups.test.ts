import { expect, it } from 'vitest'
import { type BackupKind, backupName } from './backup-name.ts'
import { type Backup, backupsAmong } from './backup-storage.ts'
import { outdatedBackups } from './kept-backups.ts'

const dayMs = 86_400_000
const first = new Date('2025-09-01T00:30:00.000Z')

function backupOf(time: Date, kind: BackupKind = 'nightly'): Backup {
  const [backup] = backupsAmong([{ name: backupName(kind, time), bytes: 1 }])
  if (!backup) throw new Error('The name of a backup is read as it is written')
  return backup
}

/** What is left after so many nights, each of which removes what is outdated. */
function leftAfter(nights: number, extra: Backup[] = []): Backup[] {
  let kept = extra
  for (let night = 0; night < nights; night += 1) {
    kept = [backupOf(new Date(first.getTime() + night * dayMs)), ...kept]
    const outdated = new Set(outdatedBackups(kept))
    kept = kept.filter((backup) => !outdated.has(backup))
  }
  return kept
}

const days = (backups: readonly Backup[]) => backups.map(({ time }) => time.slice(0, 10))

it('leaves seven days, four weeks before them and twelve months before those, whatever the number of nights', () => {
  for (const nights of [430, 431, 440, 500, 800]) expect(leftAfter(nights)).toHaveLength(7 + 4 + 12)
  expect(days(leftAfter(430))).toEqual([
    ...['2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01', '2026-10-31', '2026-10-30', '2026-10-29'],
    ...['2026-10-28', '2026-10-25', '2026-10-18', '2026-10-11'],
    ...['2026-10-04', '2026-09-27', '2026-08-30', '2026-07-26', '2026-06-28', '2026-05-31'],
    ...['2026-04-26', '2026-03-29', '2026-02-22', '2026-01-25', '2025-12-28', '2025-11-30'],
  ])
})

it('removes nothing in the first week', () => {
  expect(leftAfter(7)).toHaveLength(7)
})

it('keeps the last of a day on which several were made', () => {
  const [early, late] = ['2026-11-04T01:00:00Z', '2026-11-04T09:00:00Z'].map((time) =>
    backupOf(new Date(time)),
  )
  if (!early || !late) throw new Error('two')
  expect(outdatedBackups([early, late])).toEqual([early])
})

it('never touches those of the command, and keeps the last five that were asked for', () => {
  const made = (kind: BackupKind) =>
    Array.from({ length: 8 }, (_, n) => backupOf(new Date(first.getTime() - n * 3_600_000), kind))
  const left = leftAfter(430, [...made('command'), ...made('manual')])
  expect(left.filter(({ kind }) => kind === 'command')).toHaveLength(8)
  expect(left.filter(({ kind }) => kind === 'manual')).toEqual(made('manual').slice(0, 5))
})
