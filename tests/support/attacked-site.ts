import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import type { AppOptions } from '../../src/server/app.ts'
import { builtAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { languageOfPath } from '../../src/shared/language-path.ts'
import { type Language, mainLanguage } from '../../src/shared/languages.ts'
import { type DatabaseName, startTestApp, type TestApp } from './test-app.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')
const assets = builtAssets(path.join(dist, 'client'))

/** The scripts that stand in every document. */
export const builtScripts = assets.inlineScripts

/** Attacker and site share one process here: what keeps both busy is no overload. */
const patience = 60_000

export interface Call {
  method?: string
  /** As it goes over the line: nothing is normalised. */
  path: string
  headers?: OutgoingHttpHeaders
  /** An object is sent as JSON; a text or bytes as they are. */
  body?: unknown
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  json(): any
}

/** The whole site with its pages, listening on a port, to be attacked from outside. */
export interface AttackedSite extends TestApp {
  port: number
  url: string
  send(call: Call): Promise<Answer>
  /** Sends bytes that need not be HTTP; answers whatever came back. */
  sendRaw(bytes: string): Promise<string>
}

export async function startAttackedSite(
  database: DatabaseName,
  env: Record<string, string> = {},
  limits: AppOptions['limits'] = {},
): Promise<AttackedSite> {
  const testApp = await startTestApp(database, env, {
    pages: builtPages(),
    limits: { maxDelayMs: patience, ...limits },
  })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  return {
    ...testApp,
    port,
    url: `http://127.0.0.1:${port}`,
    send: (call) => send(agent, port, call),
    sendRaw: (bytes) => sendRaw(port, bytes),
    close: async () => {
      agent.destroy()
      await testApp.close()
    },
  }
}

type Renderer = typeof import('../../src/entry/render.tsx')

function builtPages(): NonNullable<AppOptions['pages']> {
  // Past the test runner, which would transform the built files again.
  const load = createRequire(import.meta.url)
  const rendererOf = (language: Language): Renderer => load(path.join(dist, 'server', language, 'render.js'))
  return {
    render: (request) => rendererOf(languageOfPath(request.url)).renderPage(request),
    keyOf: rendererOf(mainLanguage).pageKey,
    plainPath: rendererOf(mainLanguage).plainPath,
    assets,
  }
}

async function send(agent: Agent, port: number, { body, ...call }: Call): Promise<Answer> {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const content = body === undefined || isRaw ? body : JSON.stringify(body)
  const headers: OutgoingHttpHeaders = {
    ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
    ...(content === undefined ? {} : { 'content-length': Buffer.byteLength(content as string) }),
    ...call.headers,
  }
  const outgoing = request({ agent, port, host: '127.0.0.1', method: 'GET', ...call, headers })
  outgoing.end(content)
  const [incoming] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return { status: incoming.statusCode, headers: incoming.headers, text, json: () => JSON.parse(text) }
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    // A connection that the server cuts off has no answer, which is what the caller sees.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    socket.end(bytes, 'latin1')
  })
}
