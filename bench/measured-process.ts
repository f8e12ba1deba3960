import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString())

export interface MeasuredProcess {
  port: number
  startMs: number
  /** Seconds of processor time used so far. */
  cpu(): number
  memoryMb(): number
  stop(): Promise<void>
}

/** Starts a file of this project with Node and waits for the line that says it listens. */
export async function startMeasured(
  file: string,
  args: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const started = performance.now()
  const child: ChildProcess = spawn(process.execPath, [path.resolve(file), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, found] = line.match(ready) ?? []
      if (found) resolve(Number(found))
    })
  })
  return {
    port,
    startMs: performance.now() - started,
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    },
    memoryMb: () =>
      Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024,
    stop: async () => {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
