import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openContext } from '../../src/entry/open-context.ts'
import { readConfig } from '../../src/server/config.ts'
import { keyFileName, openSiteKey } from '../../src/server/database/open-site-key.ts'

describe('the data folder', () => {
  let root: string
  let folder: string
  let formerMask: number
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'modes-'))
    folder = path.join(root, 'data')
    formerMask = process.umask(0o022)
  })
  afterEach(() => {
    process.umask(formerMask)
    rmSync(root, { recursive: true, force: true })
  })

  const mode = (...names: string[]) => (statSync(path.join(folder, ...names)).mode & 0o777).toString(8)
  const databaseFiles = ['site.db', 'site.db-wal', 'site.db-shm']
  const open = () => openContext(readConfig({ DATA_DIR: folder }))

  it('and the files of the database are readable by their owner only', async () => {
    const context = await open()
    expect(mode()).toBe('700')
    for (const name of databaseFiles) expect(mode(name)).toBe('600')
    await context.close()
  })

  it('that others could read so far is closed at the start', async () => {
    const before = await open()
    chmodSync(folder, 0o755)
    for (const name of databaseFiles) chmodSync(path.join(folder, name), 0o644)
    const context = await open()
    expect(mode()).toBe('700')
    for (const name of databaseFiles) expect(mode(name)).toBe('600')
    await context.close()
    await before.close()
  })
})

describe('the site key', () => {
  const elsewhere = { databaseUrl: 'postgres://db.example/site', objectStorage: {} }
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'site-key-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('is made once in a data folder that lasts, and stays the same', () => {
    const here = { dataDir, siteKey: undefined, databaseUrl: undefined, objectStorage: undefined }
    const sealed = openSiteKey(here)?.seal(['a'])
    expect(sealed).toBeDefined()
    expect(openSiteKey(here)?.seal(['a'])).toBe(sealed)
  })

  it('is never made where nothing is stored in the data folder, so that such a site starts as before', () => {
    expect(openSiteKey({ dataDir, siteKey: undefined, ...elsewhere })).toBeUndefined()
    expect(existsSync(path.join(dataDir, keyFileName))).toBe(false)
    expect(openSiteKey({ dataDir, siteKey: 'k'.repeat(32), ...elsewhere })).toBeDefined()
  })
})
