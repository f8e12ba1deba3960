import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './server-process.ts'
import type { HostAnswer, HostOrder } from './site-host.ts'

const hostFile = fileURLToPath(new URL('./site-host.ts', import.meta.url))

/** One process that serves one site after the other, each on a port of its own. */
export interface SiteHost {
  start(env: Record<string, string>): Promise<string>
  stop(): Promise<void>
  kill(): Promise<void>
}

/**
 * Starting a process per site took a third of the time of all journeys: to load the server, and to run it before anything
 * is compiled. A site begins in the host as in a process of its own, with an empty memory: only modules are shared.
 */
export function openSiteHost(): SiteHost {
  const child = spawn(process.execPath, [hostFile], {
    env: { ...process.env, ...compileCache, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The host of the sites ended with ${code ?? signal}:\n${printed}`)
  })
  // Heard by whoever waits for an answer.
  ended.catch(() => undefined)
  const ask = async (order: HostOrder): Promise<HostAnswer> => {
    const answered = once(child, 'message') as Promise<[HostAnswer]>
    child.send(order)
    const [answer] = await Promise.race([answered, ended])
    if (typeof answer === 'object' && 'error' in answer) throw new Error(`${answer.error}\n${printed}`)
    return answer
  }
  return {
    start: async (env) => {
      printed = ''
      const answer = await ask({ start: env })
      if (typeof answer === 'string') throw new Error('The host of the sites answered out of turn')
      return 'url' in answer ? answer.url : ''
    },
    stop: async () => {
      await ask('stop')
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}
