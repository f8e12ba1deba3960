import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const source = fileURLToPath(new URL('fault-library.c', import.meta.url))

/** Faults of the system itself for one process: a disk that does not keep what it is given, a clock that jumps. */
export interface FaultLibrary {
  /** Makes a process started with it obey. */
  env: Record<string, string>
  /** From now on, every fsync fails with EIO, or works again. */
  failSyncs(isFailing: boolean): void
  /** How many fsyncs have failed so far. */
  syncsFailed(): number
  /** So many seconds the clock of the process is ahead of the true one. */
  setClock(secondsAhead: number): void
}

/** Compiles the library for one test; answers with the reason where this machine cannot. */
export function openFaultLibrary(): FaultLibrary | string {
  if (process.platform !== 'linux') return 'needs Linux'
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const library = path.join(folder, 'faults.so')
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'pipe' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'no C compiler (cc)'
    throw error
  }
  const file = path.join(folder, 'commands')
  const commands = new BigInt64Array(3)
  // The third number is the library's own.
  const give = () => writeFileSync(file, new Uint8Array(commands.buffer, 0, 16), { flag: 'r+' })
  writeFileSync(file, new Uint8Array(commands.buffer))
  return {
    env: { LD_PRELOAD: library, FAULT_COMMANDS: file },
    failSyncs: (isFailing) => {
      commands[1] = isFailing ? 1n : 0n
      give()
    },
    syncsFailed: () => Number(readFileSync(file).readBigInt64LE(16)),
    setClock: (secondsAhead) => {
      commands[0] = BigInt(secondsAhead)
      give()
    },
  }
}
