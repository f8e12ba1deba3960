import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.mjs'

/** Starts a process that outlives it and holds its output open, and names it in a file. */
const leavesOneBehind = `
  const { spawn } = require('node:child_process')
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true })
  require('node:fs').writeFileSync(process.argv[1], String(left.pid))
  left.unref()
  process.exitCode = 3
`

it.each([true, false])(
  'ends when its program has ended, whatever that left behind (quiet: %s)',
  async (quiet) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'run-')), 'left')
    const { code } = await run(process.execPath, ['-e', leavesOneBehind, file], { quiet, outputWaitMs: 50 })
    process.kill(Number(readFileSync(file, 'utf8')))
    expect(code).toBe(3)
  },
)
