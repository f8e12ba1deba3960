import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open as openFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDiskStorage } from './disk-storage.ts'

let root: string
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'disk-storage-')), 'files')
})
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }))

const unfinished = () => readdirSync(path.join(root, '.unfinished'))

describe('storage on disk', () => {
  it('gives back what it was given', async () => {
    const files = openDiskStorage(root)
    await files.put('about/sdgs/a.png', Buffer.from('hello'))
    const file = await files.open('about/sdgs/a.png')
    expect(file?.bytes).toBe(5)
    expect(file && (await buffer(file.body)).toString()).toBe('hello')
    expect(await files.has('about/sdgs/a.png')).toBe(true)
    expect(unfinished()).toEqual([])
  })

  it('has nothing under other names, even before its folder exists', async () => {
    const files = openDiskStorage(root)
    expect(await files.open('partners/a.png')).toBeUndefined()
    expect(await files.has('partners/a.png')).toBe(false)
    expect(await Array.fromAsync(files.list())).toEqual([])
  })

  it('lists its files in order, without the unfinished', async () => {
    const files = openDiskStorage(root)
    for (const name of ['partners/b.png', 'about/sdgs/a.png', 'partners/a.png'])
      await files.put(name, Buffer.from(name))
    writeFileSync(path.join(root, '.unfinished', 'half'), 'x')
    expect(await Array.fromAsync(files.list())).toEqual([
      'about/sdgs/a.png',
      'partners/a.png',
      'partners/b.png',
    ])
  })

  it('forgets what is removed, and what never was', async () => {
    const files = openDiskStorage(root)
    await files.put('partners/a.png', Buffer.from('x'))
    await files.remove('partners/a.png')
    await files.remove('partners/a.png')
    expect(await files.has('partners/a.png')).toBe(false)
  })

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', 'a\\b', '', '.unfinished/a', 'a\0b'])(
    'never leaves its folder: %j',
    async (name) => {
      const files = openDiskStorage(root)
      const attempts = [
        () => files.put(name, Buffer.from('x')),
        () => files.open(name),
        () => files.has(name),
        () => files.remove(name),
      ]
      for (const attempt of attempts)
        await expect((async () => attempt())()).rejects.toThrow('This is not the name of a file')
    },
  )

  it('has the bytes on the disk before their name, and the name before it answers', async () => {
    const files = openDiskStorage(root)
    await files.put('partners/first.png', Buffer.from('x'))
    const events: string[] = []
    const handle = await openFile(path.join(root, 'partners', 'first.png'))
    const prototype: FileHandle = Object.getPrototypeOf(handle)
    await handle.close()
    const { sync } = prototype
    const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      const what = (await this.stat()).isDirectory() ? 'folder' : 'file'
      events.push(`${what} synced, ${(await files.has('partners/b.png')) ? 'named' : 'unnamed'}`)
      return sync.call(this)
    })
    await files.put('partners/b.png', Buffer.from('hello'))
    spy.mockRestore()
    expect(events).toEqual(['file synced, unnamed', 'folder synced, named'])
  })

  it('leaves nothing behind when the disk fails', async () => {
    const files = openDiskStorage(root)
    await files.put('partners/first.png', Buffer.from('x'))
    const handle = await openFile(path.join(root, 'partners', 'first.png'))
    const prototype: FileHandle = Object.getPrototypeOf(handle)
    await handle.close()
    const spy = vi
      .spyOn(prototype, 'sync')
      .mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }))
    await expect(files.put('partners/b.png', Buffer.from('hello'))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing was saved'),
    })
    spy.mockRejectedValue(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    await expect(files.put('partners/c.png', Buffer.from('hello'))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The file storage is full'),
    })
    spy.mockRestore()
    expect(unfinished()).toEqual([])
    expect(await Array.fromAsync(files.list())).toEqual(['partners/first.png'])
    await files.put('partners/b.png', Buffer.from('hello'))
    expect(await files.has('partners/b.png')).toBe(true)
  })

  it('clears away what a process that died left unfinished, and leaves the work of others alone', async () => {
    const files = openDiskStorage(root)
    mkdirSync(path.join(root, '.unfinished'), { recursive: true })
    const [old, young] = ['old', 'young'].map((name) => path.join(root, '.unfinished', name))
    writeFileSync(old ?? '', 'x')
    writeFileSync(young ?? '', 'x')
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
    utimesSync(old ?? '', yesterday, yesterday)
    await files.put('partners/a.png', Buffer.from('x'))
    expect(unfinished()).toEqual(['young'])
  })
})
