import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { leaveFormerPages } from './leave-former-pages.ts'

function folderOfBefore(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'former-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, '7-generation'))
  symlinkSync('7-generation', path.join(folder, 'live'))
  return folder
}

it('takes away the pages that a front server would still send, and says so', async () => {
  const formerPagesDir = folderOfBefore()
  const log = { warn: vi.fn() }
  await leaveFormerPages({ formerPagesDir }, log)
  expect(existsSync(path.join(formerPagesDir, 'live'))).toBe(false)
  expect(log.warn).toHaveBeenCalledOnce()
  await leaveFormerPages({ formerPagesDir }, log)
})

it('has nothing to do where there never were any', async () => {
  const log = { warn: vi.fn() }
  await leaveFormerPages({ formerPagesDir: undefined }, log)
  expect(log.warn).not.toHaveBeenCalled()
})
