import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { onFreePort } from './free-port.ts'

/** A PostgreSQL server of its own in a temporary folder, gone with the process that started it. */
export interface ThrowawayPostgres {
  /** Of the database `postgres`; the user may create others beside it. */
  url: string
  /** The number of the server's process. */
  pid: () => number
  /** Ends the server at once and without farewell, as a crash would. */
  crash: () => Promise<void>
  /** Starts the server again, on the same data and the same address. */
  restart: () => Promise<void>
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>
}

interface Cluster {
  programs: string
  folder: string
  port: number
  owner: { uid?: number; gid?: number }
  /** A command that starts the server as its last words. */
  through: readonly string[]
}

export async function startThrowawayPostgres(through: readonly string[] = []): Promise<ThrowawayPostgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not on this machine; `npm test` finds or installs it.')
  const cluster: Cluster = { programs, folder: '', port: 0, owner: serverUser(), through }
  cluster.folder = createCluster(cluster)
  let server = await onFreePort((port) => {
    cluster.port = port
    return launch(cluster)
  })
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  return {
    url: `postgres://postgres@127.0.0.1:${cluster.port}/postgres`,
    pid: () => Number(server.pid),
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch(cluster)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(cluster.folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root starts it as a user with fewer rights. */
function serverUser(): Cluster['owner'] {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => numberFrom('id', flag, name))
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.')
}

function numberFrom(program: string, ...args: string[]): number | undefined {
  try {
    return Number(execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    // The user does not exist; the caller asks for the next one.
    return undefined
  }
}

function createCluster({ programs, owner }: Cluster): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'throwaway-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  execFileSync(path.join(programs, 'initdb'), ['-D', path.join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return folder
}

/**
 * The shell leaves a small watcher behind and becomes the server. The watcher waits for the end of the pipe, which
 * comes with the end of this process, however that ends: no server is ever left running.
 */
const serverThatDiesWithUs =
  'exec 3<&0; { cat <&3; kill -INT $$; } >/dev/null 2>&1 & exec "$@" 3<&- </dev/null'

async function launch({ programs, folder, port, owner, through }: Cluster): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    lc_messages: 'C',
    // Nothing has to survive a power cut here. Commits still reach the system, so a crash of the server loses none.
    fsync: 'off',
    full_page_writes: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [...through, path.join(programs, 'postgres'), '-D', path.join(folder, 'data'), ...options]
  const server = spawn('sh', ['-c', serverThatDiesWithUs, 'sh', ...command], {
    ...owner,
    cwd: folder,
    // A group of its own: Ctrl-C ends the tests first, and their database after them.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(server)
  return server
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    server.stderr?.on('data', function listen(chunk) {
      log += chunk
      if (!log.includes('ready to accept connections')) return
      // What follows is read and dropped: a pipe nobody reads would stop the server.
      server.stderr?.off('data', listen).resume()
      resolve()
    })
  })
}
