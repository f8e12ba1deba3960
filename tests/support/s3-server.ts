import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  /** The variables that point the app at this server. */
  env: Record<string, string>
  /** Method and path of every request, oldest first. */
  requests: string[]
  /** What every request meets instead of the server: a status, silence, or an answer of the test's own. */
  fault: number | 'silence' | RequestListener | undefined
  close(): Promise<void>
}

const bucket = 'pictures'
/** The one account this server knows. */
const account = 'S3RVER'

/** A real S3-speaking server on a free port, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 's3-test-'))
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await s3rver.run()
  const server: S3Server = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
    },
    requests: [],
    fault: undefined,
    close: async () => {
      s3rver.httpServer.closeAllConnections()
      await s3rver.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  standInFront(s3rver, server)
  return server
}

function standInFront(s3rver: S3rver, server: S3Server): void {
  const listeners = s3rver.httpServer.listeners('request') as RequestListener[]
  s3rver.httpServer.removeAllListeners('request')
  s3rver.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    server.requests.push(`${request.method} ${request.url}`)
    if (server.fault === 'silence') return
    if (typeof server.fault === 'function') return server.fault(request, response)
    // It lets requests without a signature pass as those of the public; a private bucket refuses them.
    const status = server.fault ?? (isSigned(request) ? undefined : 403)
    if (status !== undefined) response.writeHead(status).end()
    else for (const answer of listeners) answer(request, response)
  })
}

function isSigned(request: IncomingMessage): boolean {
  return /^AWS4-HMAC-SHA256 Credential=.+Signature=[0-9a-f]{64}$/.test(request.headers.authorization ?? '')
}
