import path from 'node:path'
import type { Config } from '../config.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { openS3Storage } from './s3-storage.ts'

export function openFileStorage({
  dataDir,
  objectStorage,
}: Pick<Config, 'dataDir' | 'objectStorage'>): FileStorage {
  return objectStorage ? openS3Storage(objectStorage) : openDiskStorage(path.join(dataDir, 'files'))
}
