import type { BackupStatus } from '../backups/backup-facts.ts'
import { backupsTexts as texts } from '../backups/backups-texts.ts'
import { DashboardNotice } from './dashboard-notice.tsx'
import { useBackupStatus } from './use-backup-status.ts'
import { useOpenHref } from './use-open-href.ts'

/** Tells administrators that backups fail, or cannot be relied on, and what to do about it. */
export function BackupNotice() {
  const { data } = useBackupStatus()
  const href = useOpenHref()('backups')
  const notice = data && noticeOf(data)
  if (!notice) return null
  return (
    <DashboardNotice title={notice.title} link={href ? { to: href, label: texts.open } : undefined}>
      {notice.why} {!href && texts.askSuperAdmin}
    </DashboardNotice>
  )
}

/** What is worst comes first. */
function noticeOf({ problem, isOverdue, drill }: BackupStatus): { title: string; why: string } | undefined {
  if (problem) return { title: texts.noticeFailed, why: texts.problems[problem] }
  if (isOverdue) return { title: texts.noticeOverdue, why: texts.noticeOverdueWhy }
  if (drill?.problem)
    return { title: texts.noticeDrill, why: `${texts.drillProblems[drill.problem]} ${texts.drillMend}` }
  return undefined
}
