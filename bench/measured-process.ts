import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { findOnPath } from '../scripts/find-program.mjs'

const taskset = availableParallelism() > 1 ? findOnPath('taskset') : undefined

/** Which core a process gets, so that server and load generator never take time from one another. */
export const cores = { server: 0, load: 1 }
export const isPinned = taskset !== undefined

export interface MeasuredProcess {
  port: number
  startMs: number
  /** Seconds of processor time used so far. */
  cpu(): number
  memoryMb(): number
  /** The most memory it ever held. */
  peakMemoryMb(): number
  stop(): Promise<void>
}

/** The command that runs a file of this project with Node on one core. */
export function onCore(core: number, args: string[]): [program: string, args: string[]] {
  const command = [process.execPath, ...args]
  return taskset ? [taskset, ['-c', String(core), ...command]] : [process.execPath, command.slice(1)]
}

/** Starts Node on the server's core and waits for the line that says it listens. */
export async function startMeasured(
  args: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const started = performance.now()
  const child: ChildProcess = spawn(...onCore(cores.server, args), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A bench that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, found] = line.match(ready) ?? []
      if (found) resolve(Number(found))
    })
  })
  const memory = (name: string) =>
    Number(readProcess(child, 'status').match(new RegExp(`${name}:\\s+(\\d+)`))?.[1] ?? 0) / 1024
  return {
    port,
    startMs: performance.now() - started,
    cpu: () => processorSeconds(child.pid ?? 0),
    memoryMb: () => memory('VmRSS'),
    peakMemoryMb: () => memory('VmHWM'),
    stop: async () => {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function readProcess({ pid }: ChildProcess, file: string): string {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8')
}

/** Processor time that the threads of a process have used so far: to the nanosecond, where `stat` counts hundredths. */
export function processorSeconds(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((total, ofThread) => total + ofThread, 0) / 1e9
}
