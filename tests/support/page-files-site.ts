import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { tendPageFolder } from '../../src/server/pages/stored/tend-page-folder.ts'
import { seedSample } from './seed-sample.ts'
import { type DatabaseName, startTestApp, type TestApp } from './test-app.ts'
import { signInAs } from './test-user.ts'

const assets = { ...developmentAssets, isDevelopment: false }
const policy = /<meta http-equiv="content-security-policy"[^>]*>/
/** However busy the machine is: files are written behind the answer. */
const soon = { timeout: 25_000 }

/** A file as a front server knows it: which one it is, and what it makes its ETag of. */
export interface PageFile {
  ino: number
  mtimeMs: number
  bytes: string
}

/** The sample site with its pages as files, and a clock that stands: what is drawn twice from the same is the same. */
export interface PageFilesSite {
  site: TestApp
  /** The addresses of pages that were drawn, as often as they were. */
  drawn: string[]
  call(method: string, path: string, body?: object): Promise<{ status: number; body: string }>
  /** Asks for these, and waits until what can be stored is. */
  visit(addresses: readonly string[]): Promise<void>
  /** What the site answers, from memory where it can. */
  shown(address: string): Promise<string>
  /** The same by a site that holds nothing. */
  drawnNow(addresses: readonly string[]): Promise<Map<string, string>>
  /** Those of the addresses that stand as files, once the last write is settled. */
  files(addresses: readonly string[]): Promise<Map<string, PageFile>>
  close(): Promise<void>
}

export async function openPageFilesSite(database: DatabaseName): Promise<PageFilesSite> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'page-files-')), 'pages')
  const drawn: string[] = []
  const render: typeof renderPage = (request) => {
    drawn.push(request.url)
    return renderPage(request)
  }
  const env = { PAGES_DIR: folder, PUBLIC_URL: 'https://site.example' }
  const site = await startTestApp(database, env, { pages: { render, keyOf: pageKey, assets } })
  site.clock.now = new Date('2026-11-15T10:00:00Z')
  await seedSample(site)
  const leave = await tendPageFolder(site.context, () => undefined)
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await signInAs(site, 'super_admin')
  const fileOf = (address: string) => path.join(folder, 'live', fileName(address))
  const ask = async (address: string) => {
    const answer = await fetch(url + address, { redirect: 'manual' })
    return { status: answer.status, text: `${answer.status} ${await answer.text()}` }
  }
  return {
    site,
    drawn,
    call: async (method, to, payload) => {
      const body = payload && { payload }
      const answer = await site.app.inject({ method: method as 'PUT', url: to, headers, ...body })
      return { status: answer.statusCode, body: answer.body }
    },
    visit: async (addresses) => {
      for (const address of addresses)
        if ((await ask(address)).status === 200) await vi.waitUntil(() => existsSync(fileOf(address)), soon)
    },
    shown: async (address) => (await ask(address)).text,
    drawnNow: async (addresses) => {
      const pages = { render: renderPage, keyOf: pageKey, assets }
      const app = await buildApp({ ...site.context, pageFolder: undefined }, { pages })
      const texts = new Map<string, string>()
      for (const address of addresses) {
        const { statusCode, body } = await app.inject(address)
        texts.set(address, `${statusCode} ${body}`)
      }
      await app.close()
      return texts
    },
    files: async (addresses) => {
      const current = site.context.version.current()
      expect(current).not.toBeNull()
      await site.context.pageFolder?.settle(Number(current))
      const there = addresses.filter((address) => existsSync(fileOf(address)))
      return new Map(there.map((address) => [address, readFile(fileOf(address))]))
    },
    close: async () => {
      leave()
      await site.close()
      rmSync(path.dirname(folder), { recursive: true, force: true })
    },
  }
}

/** As it is sent by the site, without the policy that a file carries in itself. */
export function fileText({ bytes }: PageFile): string {
  return `200 ${bytes.replace(policy, '')}`
}

function readFile(name: string): PageFile {
  const { ino, mtimeMs } = statSync(name)
  return { ino, mtimeMs, bytes: readFileSync(name, 'utf8') }
}

function fileName(address: string): string {
  if (address === '/') return 'index.html'
  return /\.[a-z]+$/.test(address) ? address : `${address}/index.html`
}
