import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'
import type { SaveTarget } from './save-mark.ts'

const password = 'seven green boats'
const email = 'admin@example.org'
const ready = /^The site is ready:\s+http:\/\/127\.0\.0\.1:(\d+)/

/** Our server under measurement. */
export interface BenchSite extends MeasuredProcess {
  url: string
}

export async function startSite(folder: string, env: Record<string, string> = {}): Promise<BenchSite> {
  const server = await startMeasured(serverArguments([]), ready, {
    ...serverEnvironment(),
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    // The bench sends applications from many addresses, which a proxy would name.
    TRUST_PROXY: '127.0.0.1',
    ...env,
  })
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}

/** Signs the administrator in; answers the cookie. On a busy machine the server may ask to come again. */
export async function signIn(site: { url: string }, tries = 20): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status === 503 && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return signIn(site, tries - 1)
  }
  if (!answer.ok) throw new Error(`Signing in ended with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
}

/** The first of a type that has a description. */
export async function saveTarget(site: BenchSite, type = 'programs'): Promise<SaveTarget> {
  const [record] = (await readJson(`${site.url}/api/${type}?limit=1`)) as { id: string }[]
  return { url: `${site.url}/api/${type}/${record?.id}`, cookie: await signIn(site) }
}

export async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url} ended with ${answer.status}`)
  return answer.json()
}
