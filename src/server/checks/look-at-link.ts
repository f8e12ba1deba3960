import { lookup as systemLookup } from 'node:dns'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** ok: a page answers, or a server that lets no robot in; the others as the checks say them. */
export type LinkState = 'ok' | 'gone' | 'failing' | 'silent'

export interface LinkLook {
  state: LinkState
  /** Of the last answer; null where none came. */
  status: number | null
}

export interface LookOptions {
  userAgent: string
  /** Where names lead; tests have their own internet. */
  lookup?: LookupFunction
  isAllowed?: (networkAddress: string) => boolean
  ports?: ReadonlySet<string>
  timeoutMs?: number
}

const maxRedirects = 4
const usualPorts = new Set(['', '80', '443'])

/** Looks whether an address elsewhere still answers: asks for its head, and for the page where that is refused. */
export async function lookAtLink(address: string, options: LookOptions): Promise<LinkLook> {
  const head = await follow(address, 'HEAD', options)
  const isRefused = head.status === null || head.status >= 400
  return isRefused ? follow(address, 'GET', options) : head
}

async function follow(address: string, method: 'HEAD' | 'GET', options: LookOptions): Promise<LinkLook> {
  let url = URL.parse(address)
  for (let hop = 0; url && hop <= maxRedirects; hop += 1) {
    const answer = await ask(url, method, options)
    if (answer === undefined) return { state: 'silent', status: null }
    const { status, location } = answer
    if (status < 300 || status >= 400 || location === undefined) return { state: stateOf(status), status }
    url = URL.parse(location, url)
  }
  return { state: 'failing', status: null }
}

/** Many servers let no robots in, and ask others to come later: their pages are there. */
const notForRobots = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999])

function stateOf(status: number): LinkState {
  if (status < 400 || notForRobots.has(status)) return 'ok'
  return status === 404 || status === 410 ? 'gone' : 'failing'
}

interface Answer {
  status: number
  location: string | undefined
}

/** Undefined where nobody answers, and where nobody may be asked. */
function ask(url: URL, method: 'HEAD' | 'GET', options: LookOptions): Promise<Answer | undefined> {
  const { userAgent, lookup = systemLookup, isAllowed = isPublicAddress } = options
  const { ports = usualPorts, timeoutMs = 10_000 } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOpen = isIP(host) === 0 || isAllowed(host)
  if (!/^https?:$/.test(url.protocol) || !isOpen || !ports.has(url.port)) return Promise.resolve(undefined)
  const settings: RequestOptions = {
    method,
    headers: { 'user-agent': userAgent, accept: '*/*' },
    lookup: guarded(lookup as LookupFunction, isAllowed),
    // No connection is kept: the next look at this host is days away.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      // Nobody reads the page.
      response.destroy()
    })
    request.on('error', () => resolve(undefined))
    request.end()
  })
}

/** Refuses names that lead into closed networks, at the moment of connecting: what a name says may change between two looks. */
function guarded(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, settings, done) =>
    lookup(host, settings, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (error || addresses.every(isAllowed)) done(error, found, family)
      else done(new Error('The name leads into a closed network'), found, family)
    })
}
