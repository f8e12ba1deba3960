import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestFolder } from './test-folder.mjs'

function somewhere() {
  const place = mkdtempSync(path.join(tmpdir(), 'memory-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

const roomy = () => 2 ** 40

describe('where a run of the tests keeps what it makes', () => {
  it('is a folder in memory, gone after it with all that is in it', () => {
    vi.stubEnv('TMPDIR', undefined)
    const { env, remove } = openTestFolder(roomy, somewhere())
    writeFileSync(path.join(env.TMPDIR, 'database'), 'content')
    remove()
    expect(existsSync(env.TMPDIR)).toBe(false)
  })

  it('is the usual place where memory is short, or where one was named', () => {
    vi.stubEnv('TMPDIR', undefined)
    expect(openTestFolder(() => 2 ** 30, somewhere()).env).toEqual({})
    const place = somewhere()
    vi.stubEnv('TMPDIR', '/a/place/of/their/own')
    expect(openTestFolder(roomy, place).env).toEqual({})
  })

  it('takes away what a run left that was ended without a word, and nothing else', () => {
    vi.stubEnv('TMPDIR', undefined)
    const place = somewhere()
    // No process has a number beyond this one.
    const [abandoned, running, other] = ['site-tests-99999999', `site-tests-${process.ppid}`, 'other'].map(
      (name) => path.join(place, name),
    )
    for (const folder of [abandoned, running, other]) mkdirSync(folder)
    openTestFolder(roomy, place)
    expect([abandoned, running, other].map((folder) => existsSync(folder))).toEqual([false, true, true])
  })
})
