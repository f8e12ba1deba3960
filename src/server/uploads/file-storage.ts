import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Read it to its end or destroy it. */
  body: Readable
  bytes: number
}

/** Where files live. Names are paths such as `partners/0f3a….jpg`; a name, once written, never means other bytes. */
export interface FileStorage {
  /** Returns once the whole file is safe: readers see all of it or nothing, even after a power cut. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredFile | undefined>
  has(name: string): Promise<boolean>
  list(): AsyncIterable<string>
  remove(name: string): Promise<void>
}

const segment = /^[a-z0-9][a-z0-9.-]*$/

export function isFileName(name: string): boolean {
  return name.split('/').every((part) => segment.test(part))
}

/** The last fence before a path or key is made; whoever asks for a stranger name has a defect. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error('This is not the name of a file')
}
