import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listBuildInputs } from './build-inputs.mjs'
import { root } from './run.mjs'

describe('what makes a build stale', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-inputs-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name, text = '') => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const names = (of = folder) => listBuildInputs(of).map(([name]) => name)

  it('is every module that the configuration imports, however deep, and what they name of other kinds', () => {
    write(
      'vite.config.ts',
      "import path from 'node:path'\nimport { a } from './scripts/a.mjs'\nexport * from './other.ts'",
    )
    write('other.ts')
    write(
      'scripts/a.mjs',
      "import {\n  b,\n} from './deep/b.mjs'\nimport './side.mjs'\nawait import('../lazy.mjs')",
    )
    write('scripts/deep/b.mjs', "export { a } from '../a.mjs'\nimport facts from '../../facts.json'")
    write('scripts/side.mjs', "new URL('./template.txt', import.meta.url)")
    for (const name of ['scripts/template.txt', 'lazy.mjs', 'facts.json', 'scripts/unrelated.mjs'])
      write(name)
    expect(names().sort()).toEqual([
      'facts.json',
      'lazy.mjs',
      'other.ts',
      'scripts/a.mjs',
      'scripts/deep/b.mjs',
      'scripts/side.mjs',
      'scripts/template.txt',
      'vite.config.ts',
    ])
  })

  it('is every source, public file, configuration and the lock file, but no test', () => {
    write('vite.config.ts')
    const inputs = ['package-lock.json', 'package.json', 'public/x.svg', 'src/a/b.tsx', 'tsconfig.json']
    for (const name of [...inputs, 'src/a/b.test.tsx', 'README.md', 'tests/x.ts']) write(name)
    expect(names().sort()).toEqual([...inputs, 'vite.config.ts'])
  })

  it('is, here, each step of the build', () => {
    const found = names(root)
    const steps = ['light-definitions', 'bundle-weights', 'with-body', 'split-styles'].map(
      (name) => `scripts/${name}.mjs`,
    )
    expect(found).toEqual(expect.arrayContaining([...steps, 'vite.config.ts', 'package-lock.json']))
    expect(found.filter((name) => /^scripts\/(?:bench|backup|test)/.test(name))).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  })
})
