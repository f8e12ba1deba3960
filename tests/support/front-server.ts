import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNginx } from '../../scripts/find-nginx.mjs'
import { onFreePort } from './free-port.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

export interface FrontServer extends Nginx {
  /** Passes on to another port of the site: each process of it has its own. */
  lead(siteUrl: string): Promise<void>
}

/** A real nginx with the configuration of `deploy/`, on a port and in folders of its own. */
export async function startFrontServer(siteUrl: string): Promise<FrontServer> {
  let site = siteUrl
  const nginx = await startNginx((port, folder) => siteServer(site, port, folder))
  return {
    ...nginx,
    lead: async (next) => {
      site = next
      nginx.reload()
      const name = new URL(site).host
      await until(async () => (await fetch(`${nginx.url}/health`)).headers.get('x-led-to') === name)
    },
  }
}

interface Nginx {
  url: string
  process: ChildProcess
  /** Takes the configuration anew. */
  reload(): void
  stop(): Promise<void>
}

type Servers = (port: number, folder: string) => string

/** With what stands inside of `http`, which is told the port to listen on and a folder. */
function startNginx(servers: Servers): Promise<Nginx> {
  return onFreePort((port) => startNginxOn(port, servers))
}

async function startNginxOn(port: number, servers: Servers): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed')
  const folder = mkdtempSync(path.join(tmpdir(), 'front-server-'))
  mkdirSync(path.join(folder, 'temp'))
  const file = path.join(folder, 'nginx.conf')
  const configure = () => writeFileSync(file, configuration(folder, servers(port, folder)))
  configure()
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const url = `http://127.0.0.1:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${printed}`)
    // Written once it listens: until then somebody else may answer at its port.
    return existsSync(path.join(folder, 'nginx.pid'))
  })
  return {
    url,
    process: child,
    reload: () => {
      configure()
      child.kill('SIGHUP')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGQUIT')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function siteServer(site: string, port: number, folder: string): string {
  const { host } = new URL(site)
  const facts = `add_header X-Led-To ${host} always; add_header X-Cache $upstream_cache_status always;`
  return readFileSync(path.join(project, 'deploy', 'nginx-site.conf'), 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *(?:ssl_certificate|http2).*$/gm, '')
    .replaceAll('127.0.0.1:3000', host)
    .replaceAll('/run/', `${folder}/`)
    .replaceAll('/var/cache/nginx/', `${folder}/`)
    .replace('proxy_pass http://revalidated;', `proxy_pass http://revalidated; ${facts}`)
}

function configuration(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n')
  // As the user that runs the tests: nobody else may look into their folders.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; ${temporary}
${servers}
}
`
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
