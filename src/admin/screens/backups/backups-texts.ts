const decimals = (bytes: number, unit: number) => (bytes / unit).toFixed(1)

export const backupsTexts = {
  title: 'Backups',
  subtitle:
    'Every night the site makes a backup of everything: texts, pictures, applications, accounts. You need not do anything.',
  make: 'Back up now',
  making: 'Backing up...',
  makingHint: 'The site goes on meanwhile. You may leave this page.',
  made: 'The backup is made',
  next: (moment: string) => `Next backup: ${moment}`,
  soon: 'The next backup has no time yet. It gets one as soon as the site has started.',
  notStarted: 'The backup could not be started',
  list: 'Backups',
  loading: 'Loading the backups...',
  loadFailed: 'The backups could not be loaded.',
  unreachable: 'The place where backups are kept cannot be read right now',
  unreachableWhy:
    'So nothing can be listed or downloaded here. Ask whoever looks after the server to check the backup folder or the object storage.',
  empty: 'No backup yet',
  emptyHint: 'The first one is made tonight. If you do not want to wait, press “Back up now”.',
  kinds: { nightly: 'Nightly', manual: 'Asked for', command: 'By command' },
  size: (bytes: number) =>
    bytes < 1e6
      ? `${Math.ceil(bytes / 1000)} KB`
      : bytes < 1e9
        ? `${decimals(bytes, 1e6)} MB`
        : `${decimals(bytes, 1e9)} GB`,
  download: 'Download',
  downloadOf: (moment: string) => `the backup of ${moment}`,
  kept: 'The backups of the last 7 nights are kept, then one for each of the 4 weeks and 12 months before, and the last 5 that somebody asked for. Older ones are removed. Those made by a command on the server stay until somebody deletes them there.',
  places: {
    disk: 'They are stored on the server’s own disk. Download one now and then, and keep it somewhere else: whoever has it can read everything, applications too.',
    objects:
      'They are stored in the object storage, apart from the server. Whoever has one can read everything, applications too: keep downloads safe.',
  },
  failed: 'The last backup failed',
  problems: {
    no_room:
      'There is no room for it. Ask whoever looks after the server to make room on its disk, then press “Back up now”.',
    place_away:
      'The place where backups are kept cannot be written to. Ask whoever looks after the server to check the backup folder or the object storage, then press “Back up now”.',
    other:
      'Something went wrong on the server. Press “Back up now”; if it fails again, show this message to whoever looks after the server.',
  },
  triedAgain: (moment: string) => `The site tries again by itself: ${moment}.`,
  said: 'The error itself',

  checked: 'Checked',
  checkedAt: (moment: string) => `Restored as a test and compared: ${moment}`,
  broken: 'Cannot be relied on',
  brokenAt: (moment: string) => `Restoring it as a test failed: ${moment}`,
  drillTitle: 'The monthly check',
  drillNever:
    'On the first of each month the newest backup is restored into a scratch database and compared with what was backed up. That has not happened yet.',
  drillFine: (moment: string, backup: string) =>
    `${moment}: the backup of ${backup} was restored into a scratch database, and everything was there.`,
  drillCounts: (rows: string, files: string) => `${rows} records and entries of the log, ${files} files.`,
  drillFailed: (moment: string) => `The check of ${moment} failed`,
  drillProblems: {
    none: 'There was no backup to check.',
    damaged: 'The backup is damaged and cannot be restored.',
    different: 'What was restored is not what was backed up.',
  },
  drillMend:
    'Press “Back up now”, then check again under Operations. If that fails too, show this to whoever looks after the server.',

  noticeFailed: 'The last backup failed',
  noticeOverdue: 'There has been no backup for more than two days',
  noticeOverdueWhy:
    'Look under Operations whether tasks are done at all. If they are not, the site has to be restarted.',
  noticeDrill: 'The last backup cannot be relied on',
  askSuperAdmin: 'Please tell a super admin.',
  open: 'Open Backups',
  panelMore: 'All backups',
  panelLast: (moment: string) => `Last backup: ${moment}`,
  panelNone: 'No backup yet. The first one is made tonight.',
}
