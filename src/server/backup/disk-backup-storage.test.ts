import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskBackupStorage } from './disk-backup-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('keeps one whole list of erasures, however many write it at once, and nothing beside it', async () => {
  const storage = openDiskBackupStorage(folder)
  const texts = Array.from({ length: 20 }, (_, count) => `${count} `.repeat(2000))
  await Promise.all(texts.map((text) => storage.writeErasures(text)))
  expect(texts).toContain(await storage.readErasures())
  expect(await readdir(folder)).toEqual(['erasures.json'])
})
