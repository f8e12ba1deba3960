import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What one process has compiled, the next one need not: hundreds of them are started. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
}

const serverFile = fileURLToPath(new URL('../../dist/entry/server.js', import.meta.url))

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  stop(): Promise<number | null>
  /** Ends it without a word, as a power cut would; what it was started through must be the server itself. */
  kill(): Promise<void>
}

/** Starts the built site on a free port, if need be through another command; answers once it listens. */
export async function startServerProcess(
  env: Record<string, string>,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = [...through, process.execPath, serverFile]
  const child = spawn(program, args, {
    env: { ...process.env, ...compileCache, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      printed += `${line}\n`
      const [, address] = line.match(/^The site is ready:\s+(http\S+)/) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
  return {
    url,
    process: child,
    output: () => printed,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code as number | null
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
