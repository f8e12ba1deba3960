import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { staticFiles } from '../../src/server/pages/static-files.ts'

const built = {
  'assets/page-a1b2.js': 'script',
  'assets/page-a1b2.js.br': 'compressed',
  'favicon.svg': 'icon',
  '.vite/manifest.json': 'secret',
}

async function servedFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const app = Fastify()
  await staticFiles(app, folder)
  const close = async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers })
  return { get, close }
}

it('serves built files: hashed ones for ever, the others for an hour, and nothing beside them', async () => {
  const { get, close } = await servedFiles()
  const script = await get('/assets/page-a1b2.js')
  expect([script.body, script.headers['cache-control']]).toEqual([
    'script',
    'public, max-age=31536000, immutable',
  ])
  const compressed = await get('/assets/page-a1b2.js', { 'accept-encoding': 'br' })
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br'])
  const icon = await get('/favicon.svg')
  expect([icon.body, icon.headers['cache-control']]).toEqual(['icon', 'public, max-age=3600'])
  for (const path of ['/assets/gone.js', '/.vite/manifest.json', '/assets/%2e%2e/.vite/manifest.json']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBeGreaterThanOrEqual(400)
    expect(answer.body, path).not.toContain('secret')
  }
  await close()
})
