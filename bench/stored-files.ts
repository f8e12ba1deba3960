import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Nginx, startFrontServer, startNginx } from '../tests/support/front-server.ts'
import { startSite } from './bench-site.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { cores, onCore, processorSeconds } from './measured-process.ts'
import { middle } from './middle.ts'

const run = promisify(execFile)
/** Short turns one after the other: what else the machine does meanwhile hits both alike. */
const turns = 7

/** Processor time per answer of the home page. */
export interface StoredFiles {
  siteMicros: number
  diskMicros: number
  /** Of the two, in each turn. */
  ratio: number
}

/** nginx by the configuration of `deploy/` beside one that sends the same bytes from disk and does nothing else. */
export async function measureStoredFiles(seconds: number): Promise<StoredFiles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-files-'))
  const pagesDir = path.join(folder, 'pages')
  const site = await startSite(path.join(folder, 'data'), { PAGES_DIR: pagesDir })
  await (await fetch(site.url)).text()
  const live = path.join(pagesDir, 'live')
  while (!existsSync(path.join(live, 'index.html'))) await new Promise((resolve) => setTimeout(resolve, 20))
  const copy = path.join(folder, 'copy')
  cpSync(live, copy, { recursive: true, dereference: true })
  const front = await startFrontServer(site.url, pagesDir)
  const disk = await startNginx((port) => bareServer(port, copy))
  try {
    const measured: StoredFiles[] = []
    for (let turn = 0; turn <= turns; turn += 1) {
      const siteMicros = await microsOf(front, seconds / turns)
      const diskMicros = await microsOf(disk, seconds / turns)
      measured.push({ siteMicros, diskMicros, ratio: siteMicros / diskMicros })
    }
    // The first turn warms both up.
    const ofTurns = measured.slice(1)
    return {
      siteMicros: middle(ofTurns.map(({ siteMicros }) => siteMicros)),
      diskMicros: middle(ofTurns.map(({ diskMicros }) => diskMicros)),
      ratio: middle(ofTurns.map(({ ratio }) => ratio)),
    }
  } finally {
    await Promise.all([front.stop(), disk.stop(), site.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

function bareServer(port: number, root: string): string {
  return `server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; types { text/html html; } }`
}

async function microsOf(nginx: Nginx, seconds: number): Promise<number> {
  const order: LoadOrder = { url: `${nginx.url}/`, seconds, connections: 50, headers: [], encoding: 'gzip' }
  const before = workerSeconds(nginx)
  const { stdout } = await run(...onCore(cores.load, ['bench/load.ts', JSON.stringify(order)]))
  const { requests, failures }: LoadResult = JSON.parse(stdout)
  if (failures > 0) throw new Error(`${failures} requests to nginx failed`)
  return ((workerSeconds(nginx) - before) * 1e6) / requests
}

/** Of those that answer: the process that was started only keeps them. */
function workerSeconds({ process: { pid } }: Nginx): number {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return workers.reduce((total, worker) => total + processorSeconds(Number(worker)), 0)
}
