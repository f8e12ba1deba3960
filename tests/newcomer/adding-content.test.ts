import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLanguage } from './third-language.ts'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const copied = [
  'bench',
  'biome.json',
  'docs',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'public',
  'scripts',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

interface Block {
  file: string
  code: string
}

/** The code of the guide, each with the file that the line above names. */
function codeBlocks(guide: string): Block[] {
  return [...guide.matchAll(/`(src\/[^`]+)`[^\n]*\n```ts\n(.*?)```/gs)].map(([, file = '', code = '']) => ({
    file,
    code,
  }))
}

let project = ''

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'newcomer-'))
  for (const name of copied) cpSync(path.join(root, name), path.join(project, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  for (const { file, code } of codeBlocks(
    readFileSync(path.join(project, 'docs/adding-content.md'), 'utf8'),
  )) {
    const target = path.join(project, file)
    mkdirSync(path.dirname(target), { recursive: true })
    if (existsSync(target)) appendFileSync(target, code)
    else writeFileSync(target, code)
  }
  addLanguage(project)
  for (const name of ['new-type', 'third-language'])
    cpSync(
      path.join(root, `tests/newcomer/${name}-journey.ts`),
      path.join(project, `tests/e2e/${name}.desktop.spec.ts`),
    )
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Without what this test runner sets: with it, the copy would be built as for development. */
function ownerEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
  )
}

/** Runs a script of the copy as its owner would. What failed comes first when it does, for it is the line that is said last. */
function run(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: project,
      // Two journeys, which look at few pictures: none need be made for them beforehand.
      env: { ...ownerEnvironment(), FORCE_COLOR: '0', E2E_PICTURES: 'when asked for' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(whatFailed(output)))))
  })
}

function whatFailed(output: string): string {
  const named = output.split('\n').filter((line) => line.startsWith('✗'))
  return `${named.join(' ')}\n${output.slice(-6000)}`
}

it('names one new file and one line of another', () => {
  const blocks = codeBlocks(readFileSync(path.join(root, 'docs/adding-content.md'), 'utf8'))
  expect(blocks.map(({ file }) => existsSync(path.join(root, file)))).toEqual([false, true])
  expect(blocks[1]?.code.trim().split('\n')).toHaveLength(1)
})

it('passes types, lint and what is asked of every definition', async () => {
  await run('scripts/test.mjs', '--part', 'types', '--part', 'lint')
  await run('scripts/test.mjs', 'src/content/', 'tests/architecture.test.ts')
})

it('answers at every route of a content type', async () => {
  await run('scripts/test.mjs', 'tests/server/content-routes.test.ts', '-t', 'job-opening')
})

it('has a screen for staff: create, edit, order, clone, delete, restore; and the site a third language', async () => {
  const journeys = ['new-type', 'third-language'].map((name) => `tests/e2e/${name}.desktop.spec.ts`)
  await run('scripts/test.mjs', ...journeys)
})
