import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../current-user.ts'
import { type BackupStatus, backupStatusUrl } from '../backups/backup-facts.ts'

/** Asked by administrators alone: nobody else can do anything about it. */
export function useBackupStatus() {
  return useQuery<BackupStatus>({
    queryKey: [backupStatusUrl],
    enabled: useMay('manage_users'),
    refetchOnMount: 'always',
  })
}
