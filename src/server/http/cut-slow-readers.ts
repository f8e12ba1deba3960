import type { Server, Socket } from 'node:net'

export interface ReaderLimits {
  /** How long an answer may stand still before its connection is cut. */
  stalledMs: number
  /** Who reads, but less than this in a second, holds an answer for hours. */
  minBytesPerSecond: number
  /** How much may wait to be read on all connections together; beyond it, those that waited longest go first. */
  maxUnreadBytes: number
}

export const defaultReaderLimits: ReaderLimits = {
  stalledMs: 30_000,
  minBytesPerSecond: 2000,
  maxUnreadBytes: 40 * 1024 * 1024,
}

const lookEveryMs = 1000
/** A line may hang for a moment, however much waits. */
const graceMs = 3000

/** What waited at one look. It has to be read before `until`; what was sent after it counts from then on. */
interface Waiting {
  since: number
  until: number
  /** The connection has sent this much once it is read. */
  goal: number
}

/**
 * Cuts off connections whose answers are not read: each holds its answer in memory. Whoever reads at all, as slowly as a
 * telephone does at the edge of its net, is left alone. Connections without an answer under way cost nothing here.
 */
export function cutSlowReaders(server: Server, limits: ReaderLimits): void {
  const open = new Set<Socket>()
  const waiting = new Map<Socket, Waiting>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      waiting.delete(socket)
    })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of open) look(socket, waiting, now, limits)
    cutExcess(waiting, now, limits.maxUnreadBytes)
  }, lookEveryMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

function look(
  socket: Socket,
  waiting: Map<Socket, Waiting>,
  now: number,
  { stalledMs, minBytesPerSecond }: ReaderLimits,
): void {
  const unread = socket.writableLength
  const known = waiting.get(socket)
  if (unread === 0) {
    // The server sets a time of its own while a connection is idle.
    if (known && socket.timeout === stalledMs) socket.setTimeout(0)
    waiting.delete(socket)
  } else if (known && socket.bytesWritten - unread < known.goal) {
    if (now > known.until) socket.destroy()
  } else {
    const until = now + stalledMs + (unread / minBytesPerSecond) * 1000
    waiting.set(socket, { since: now, until, goal: socket.bytesWritten })
    // Node begins anew whenever a part of what waits was taken, and ends the connection otherwise.
    socket.setTimeout(stalledMs)
  }
}

function cutExcess(waiting: Map<Socket, Waiting>, now: number, maxUnreadBytes: number): void {
  let unread = 0
  for (const socket of waiting.keys()) unread += socket.writableLength
  if (unread <= maxUnreadBytes) return
  for (const [socket] of [...waiting].sort(([, one], [, other]) => one.since - other.since)) {
    const { since } = waiting.get(socket) ?? { since: now }
    if (unread <= maxUnreadBytes || now - since < graceMs) return
    unread -= socket.writableLength
    socket.destroy()
  }
}
