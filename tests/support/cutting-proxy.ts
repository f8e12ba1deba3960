import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between caller and server: requests pass, and the line is cut at the first byte of every answer. */
export async function startCuttingProxy(target: string): Promise<string> {
  const { hostname, port } = new URL(target)
  const proxy = createServer((caller) => {
    const server = connect(Number(port), hostname)
    caller.pipe(server)
    const cut = () => {
      caller.destroy()
      server.destroy()
    }
    server.once('data', cut).on('error', cut)
    caller.on('error', cut)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())))
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}
