import path from 'node:path'
import type { Config } from '../config.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'

/** The client for object storage is a lot of code: it is loaded only where one is configured. */
export async function openFileStorage({
  dataDir,
  objectStorage,
}: Pick<Config, 'dataDir' | 'objectStorage'>): Promise<FileStorage> {
  if (!objectStorage) return openDiskStorage(path.join(dataDir, 'files'))
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(objectStorage)
}
