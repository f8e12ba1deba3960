import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

const maxTries = 5

/**
 * For programs that cannot choose a port by themselves: starts one on a port that was free a moment ago, and on another
 * where somebody was quicker.
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort())
    } catch (error) {
      if (tries === maxTries) throw error
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
