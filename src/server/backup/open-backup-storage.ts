import path from 'node:path'
import type { Config } from '../config.ts'
import type { BackupStorage } from './backup-storage.ts'
import { openDiskBackupStorage } from './disk-backup-storage.ts'

/** Also where archives are put together before they go to the object storage. */
export function backupFolderIn(dataDir: string): string {
  return path.join(dataDir, 'backups')
}

/** The client for object storage is a lot of code: it is loaded only where one is configured. */
export async function openBackupStorage({
  dataDir,
  objectStorage,
}: Pick<Config, 'dataDir' | 'objectStorage'>): Promise<BackupStorage> {
  if (!objectStorage) return openDiskBackupStorage(backupFolderIn(dataDir))
  const { openS3BackupStorage } = await import('./s3-backup-storage.ts')
  return openS3BackupStorage(objectStorage)
}
