import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a site that can be cut, connections under way included, and mended again. */
export interface CuttableLine {
  url: string
  cut(): void
  mend(): void
  close(): void
}

export async function openCuttableLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const proxy = createServer((caller) => {
    if (isCut) return caller.destroy()
    const server = connect(Number(port), hostname)
    const cut = () => {
      for (const socket of [caller, server]) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    for (const socket of [caller, server]) {
      sockets.add(socket)
      socket.on('error', cut).on('close', cut)
    }
    caller.pipe(server).pipe(caller)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      proxy.close()
    },
  }
}
