import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { ObjectStorage } from '../config.ts'
import { connectS3, unlessMissing } from '../uploads/s3-client.ts'
import { type BackupStorage, backupsAmong, checkBackupName, erasureListName } from './backup-storage.ts'

/** No name of an uploaded file has an underscore: pictures and backups share a bucket and never meet. */
const prefix = '_backups/'
const timeouts = { connectionTimeout: 5000, requestTimeout: 60_000 }
/** S3 takes parts of at least 5 MB, and one object of at most 10,000 parts. */
const smallestPart = 8 * 1024 * 1024
const maxParts = 10_000

interface Target {
  Bucket: string
  Key: string
}

/** Backups as objects beside the uploaded files. */
export function openS3BackupStorage(options: ObjectStorage): BackupStorage {
  const client = connectS3(options, timeouts)
  const erasureList = { Bucket: options.bucket, Key: prefix + erasureListName }
  const objectOf = (name: string): Target => {
    checkBackupName(name)
    return { Bucket: options.bucket, Key: prefix + name }
  }
  return {
    keep: (name, file, signal) => upload(client, objectOf(name), file, signal),
    list: async () => {
      const found: { name: string; bytes: number }[] = []
      for (let next: string | undefined; ; ) {
        const asked = { Bucket: options.bucket, Prefix: prefix, ContinuationToken: next }
        const page = await client.send(new ListObjectsV2Command(asked))
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          found.push({ name: Key.slice(prefix.length), bytes: Size })
        next = page.NextContinuationToken
        if (next === undefined) return backupsAmong(found)
      }
    },
    open: async (name) => {
      const object = await unlessMissing(client.send(new GetObjectCommand(objectOf(name))))
      if (!(object?.Body instanceof Readable) || object.ContentLength === undefined) return undefined
      return { body: object.Body, bytes: object.ContentLength }
    },
    readErasures: async () => {
      const object = await unlessMissing(client.send(new GetObjectCommand(erasureList)))
      return object?.Body?.transformToString()
    },
    writeErasures: async (text) => {
      await client.send(new PutObjectCommand({ ...erasureList, Body: text }))
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
  }
}

/** In parts: one at a time is in memory, and a part that fails is sent again by itself. */
async function upload(client: S3Client, target: Target, file: string, signal?: AbortSignal): Promise<void> {
  const source = await open(file)
  const asked = signal ? { abortSignal: signal } : {}
  try {
    const { size } = await source.stat()
    const partSize = Math.max(smallestPart, Math.ceil(size / maxParts))
    const read = async (position: number) => {
      const { buffer, bytesRead } = await source.read(Buffer.alloc(partSize), 0, partSize, position)
      return buffer.subarray(0, bytesRead)
    }
    if (size <= partSize) {
      await client.send(new PutObjectCommand({ ...target, Body: await read(0) }), asked)
      return
    }
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(target), asked)
    try {
      const parts: { PartNumber: number; ETag: string | undefined }[] = []
      for (let position = 0; position < size; position += partSize) {
        const part = { ...target, UploadId, PartNumber: parts.length + 1, Body: await read(position) }
        const { ETag } = await client.send(new UploadPartCommand(part), asked)
        parts.push({ PartNumber: part.PartNumber, ETag })
      }
      const whole = { ...target, UploadId, MultipartUpload: { Parts: parts } }
      await client.send(new CompleteMultipartUploadCommand(whole), asked)
    } catch (error) {
      // What was sent would be kept, and paid for, until somebody looks.
      await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined)
      throw error
    }
  } finally {
    await source.close()
  }
}
