import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const name = /^site-tests-(\d+)$/
/** Databases, files and browsers of a whole run take about half of it. */
const neededBytes = 8 * 2 ** 30

/**
 * Where a run of the tests keeps what it makes: in memory where there is room. Hundreds of databases write as if their content
 * had to outlive the machine, and a disk that others share stands still for seconds now and then, into which limits of time run.
 */
export function openTestFolder(room = roomInMemory, place = memory) {
  // Whoever names a place wants it there; a run within a run shares the place of the outer one.
  if (process.env.TMPDIR || room(place) < neededBytes) return { env: {}, remove: () => undefined }
  removeAbandoned(place)
  const folder = path.join(place, `site-tests-${process.pid}`)
  mkdirSync(folder)
  // As open as the usual place: a database may run as somebody else.
  chmodSync(folder, 0o1777)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return { env: { TMPDIR: folder }, remove }
}

function roomInMemory(place) {
  if (!existsSync(place)) return 0
  const { bavail, bsize } = statfsSync(place)
  return Math.min(bavail * bsize, freemem())
}

/** Of runs that were ended without a word. */
function removeAbandoned(place) {
  for (const entry of readdirSync(place)) {
    const [, run] = entry.match(name) ?? []
    if (run && !isRunning(Number(run))) rmSync(path.join(place, entry), { recursive: true, force: true })
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Somebody else's run.
    return error.code === 'EPERM'
  }
}
