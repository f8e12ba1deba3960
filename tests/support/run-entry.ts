import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { compileCache } from './server-process.ts'

export interface EntryResult {
  code: number | null
  output: string
}

/** Runs one of the commands beside the server, such as `backup`, to its end. */
export async function runEntry(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<EntryResult> {
  const file = fileURLToPath(new URL(`../../src/entry/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [code, printed, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, output: (printed + errors).trim() }
}
