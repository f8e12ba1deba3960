import { execFileSync, spawnSync } from 'node:child_process'
import { statfsSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A real disk of so many bytes that only one process and its children see, in the place of a folder. It needs no
 * rights of an administrator and is gone with the process. `through` starts that process as its last words.
 */
export interface SmallDisk {
  through: string[]
  /** Takes all room that is left, as seen by the process with this number. */
  fill(pid: number): void
  /** Gives it back. */
  empty(pid: number): void
}

/** Mounting makes a process look like the administrator; some programs, such as PostgreSQL, refuse to run as that. */
export const asOrdinaryUser = ['unshare', '--map-user=1000', '--map-group=1000']

const mountFirst =
  'size=$1; folder=$2; shift 2; mount -t tmpfs -o "size=$size,mode=777" small-disk "$folder" && exec "$@"'

export function smallDisk(folder: string, bytes: number): SmallDisk {
  const seenFrom = (pid: number) => path.join(`/proc/${pid}/root`, folder)
  const filler = (pid: number) => path.join(seenFrom(pid), 'filler')
  return {
    through: ['unshare', '--map-root-user', '--mount', 'sh', '-c', mountFirst, 'sh', String(bytes), folder],
    fill: (pid) => {
      const { bavail, bsize } = statfsSync(seenFrom(pid))
      // Somebody else may take some of it meanwhile: then it is full sooner.
      const script = 'head -c "$1" /dev/zero > "$2" 2> /dev/null || true'
      runAsOwnerOf(pid, script, String(bavail * bsize), filler(pid))
    },
    empty: (pid) => runAsOwnerOf(pid, 'rm "$1"', filler(pid)),
  }
}

/** The second best: from a point on, the system lets the process write no further into any file. */
export function sizeLimit(): SmallDisk {
  const limit = (pid: number, size: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`])
  return { through: [], fill: (pid) => limit(pid, '1'), empty: (pid) => limit(pid, 'unlimited') }
}

/** Nobody else has a name on that disk, not even the administrator. */
function runAsOwnerOf(pid: number, script: string, ...words: string[]): void {
  const { uid, gid } = statSync(`/proc/${pid}`)
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}
  execFileSync('sh', ['-c', script, 'sh', ...words], { ...owner, cwd: '/' })
}

export const hasSizeLimit = (): boolean => spawnSync('prlimit', ['--version']).status === 0

/** Why this machine gives a process no disk of its own; undefined where it does. */
export function whyNoSmallDisk(folder: string): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux'
  const [program = '', ...args] = [...smallDisk(folder, 1 << 20).through, ...asOrdinaryUser, 'true']
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return undefined
  } catch {
    return 'this machine lets nobody mount a small disk of their own'
  }
}
