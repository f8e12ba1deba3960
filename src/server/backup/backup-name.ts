/** Why a backup was made: by the clock, by a super admin, or by `npm run backup`. Those of the command are never removed by the site. */
export const backupKinds = ['nightly', 'manual', 'command'] as const
export type BackupKind = (typeof backupKinds)[number]

/** Archives of the command had this name before there were others. */
const firstWords = { nightly: 'nightly', manual: 'manual', command: 'backup' } as const

const form = /^(nightly|manual|backup)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})\.tar\.gz$/

export function backupName(kind: BackupKind, time: Date): string {
  return `${firstWords[kind]}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`
}

/** What the name of a backup says; undefined for any other name, such as one that leads out of the folder. */
export function parseBackupName(name: string): { kind: BackupKind; time: string } | undefined {
  const [, first, day, hours, minutes, seconds] = form.exec(name) ?? []
  const kind = backupKinds.find((one) => firstWords[one] === first)
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return kind && !Number.isNaN(time.getTime()) ? { kind, time: time.toISOString() } : undefined
}
