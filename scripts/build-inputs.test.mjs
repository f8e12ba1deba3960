import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashBuildInputs } from './build-inputs.mjs'

describe('what makes a build stale', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-inputs-'))
    for (const name of ['src/a/b.tsx', 'src/a/b.test.tsx', 'scripts/step.mjs', 'vite.config.ts', 'README.md'])
      write(name, 'before')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const changedBy = (change) => {
    const before = hashBuildInputs(folder)
    change()
    return hashBuildInputs(folder) !== before
  }

  it.each(['src/a/b.tsx', 'scripts/step.mjs', 'vite.config.ts'])('is another text in %s', (name) => {
    expect(changedBy(() => write(name, 'after!'))).toBe(true)
    expect(changedBy(() => write(name, 'before'))).toBe(true)
  })

  it.each(['src/new.ts', 'public/mark.svg', 'package-lock.json'])('is a new file: %s', (name) => {
    expect(changedBy(() => write(name, ''))).toBe(true)
  })

  it('is a file that is gone or has another name', () => {
    expect(changedBy(() => rmSync(path.join(folder, 'src/a/b.tsx')))).toBe(true)
    expect(changedBy(() => write('src/a/c.tsx', 'before'))).toBe(true)
  })

  it('is no test, no document, and no file that was only touched', () => {
    expect(changedBy(() => write('src/a/b.test.tsx', 'after'))).toBe(false)
    expect(changedBy(() => write('README.md', 'after'))).toBe(false)
    expect(changedBy(() => utimesSync(path.join(folder, 'src/a/b.tsx'), 1, 1))).toBe(false)
  })
})
