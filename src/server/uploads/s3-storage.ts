import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ObjectStorage } from '../config.ts'
import { checkFileName, type FileStorage } from './file-storage.ts'
import { notReadable, notStored } from './storage-errors.ts'

/** In milliseconds; whoever waits is told before their browser gives up. */
export interface StorageTimeouts {
  connectionTimeout: number
  requestTimeout: number
}

const defaultTimeouts: StorageTimeouts = { connectionTimeout: 2000, requestTimeout: 6000 }

/** Any storage that speaks S3. An object appears only when all of it has arrived, so a put needs no second step. */
export function openS3Storage(options: ObjectStorage, timeouts = defaultTimeouts): FileStorage {
  const client = connect(options, timeouts)
  const objectOf = (name: string) => {
    checkFileName(name)
    return { Bucket: options.bucket, Key: name }
  }
  return {
    put: (name, bytes) => writing(client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes }))),
    open: async (name) => {
      const object = await reading(unlessMissing(client.send(new GetObjectCommand(objectOf(name)))))
      if (!(object?.Body instanceof Readable) || object.ContentLength === undefined) return undefined
      return { body: object.Body, bytes: object.ContentLength }
    },
    has: async (name) => {
      const head = client.send(new HeadObjectCommand(objectOf(name)))
      return (await reading(unlessMissing(head))) !== undefined
    },
    list: () => listObjects(client, options.bucket),
    remove: (name) => writing(client.send(new DeleteObjectCommand(objectOf(name)))),
  }
}

function connect(
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

async function* listObjects(client: S3Client, bucket: string): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })
    const page = await reading(client.send(command))
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    next = page.NextContinuationToken
  } while (next !== undefined)
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
      return undefined
    throw error
  }
}

async function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw notReadable(error)
  })
}

async function writing(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    throw notStored(error)
  })
}
