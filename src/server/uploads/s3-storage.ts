import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { ObjectStorage } from '../config.ts'
import { checkFileName, type FileStorage, isFileName } from './file-storage.ts'
import { connectS3, type StorageTimeouts, unlessMissing } from './s3-client.ts'
import { notReadable, notStored } from './storage-errors.ts'

const defaultTimeouts: StorageTimeouts = { connectionTimeout: 2000, requestTimeout: 6000 }

/** Any storage that speaks S3. An object appears only when all of it has arrived, so a put needs no second step. */
export function openS3Storage(options: ObjectStorage, timeouts = defaultTimeouts): FileStorage {
  const client = connectS3(options, timeouts)
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

async function* listObjects(client: S3Client, bucket: string): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })
    const page = await reading(client.send(command))
    // Backups lie in the same bucket.
    for (const { Key = '' } of page.Contents ?? []) if (isFileName(Key)) yield Key
    next = page.NextContinuationToken
  } while (next !== undefined)
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
