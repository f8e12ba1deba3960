import { AdminQueryState } from '../../admin-query-state.tsx'
import { useMay } from '../../current-user.ts'
import { momentText } from '../../moment-text.ts'
import { backupsTexts as texts } from '../backups/backups-texts.ts'
import { DashboardPanel } from './dashboard-panel.tsx'
import { useBackupStatus } from './use-backup-status.ts'
import { useOpenHref } from './use-open-href.ts'

/** When the last backup was made, and whether the last one that was checked stood its check. */
export function BackupsPanel() {
  const href = useOpenHref()('backups')
  const query = useBackupStatus()
  if (!useMay('manage_users')) return null
  return (
    <DashboardPanel title={texts.title} more={{ label: texts.panelMore, href }}>
      <AdminQueryState query={query} failed={texts.loadFailed}>
        {({ lastBackup, drill }) => (
          <div className="space-y-1 py-3 text-small">
            <p>{lastBackup ? texts.panelLast(momentText(lastBackup)) : texts.panelNone}</p>
            <p className="text-muted">
              {drill === null || drill.backupTime === null
                ? texts.drillNever
                : drill.problem
                  ? `${texts.drillFailed(momentText(drill.time))}. ${texts.drillProblems[drill.problem]}`
                  : texts.drillFine(momentText(drill.time), momentText(drill.backupTime))}
            </p>
          </div>
        )}
      </AdminQueryState>
    </DashboardPanel>
  )
}
