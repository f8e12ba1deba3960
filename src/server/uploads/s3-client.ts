import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { ObjectStorage } from '../config.ts'

/** In milliseconds; whoever waits is told before their browser gives up. */
export interface StorageTimeouts {
  connectionTimeout: number
  requestTimeout: number
}

export function connectS3(
  { endpoint, region, accessKeyId, secretAccessKey }: ObjectStorage,
  timeouts: StorageTimeouts,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storages outside Amazon rarely have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Nor do all of them know the checksums the library adds by itself; the signature covers the bytes already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
  })
}

export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
      return undefined
    throw error
  }
}
