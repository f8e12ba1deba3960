import path from 'node:path'

/** Addresses that are files wherever they stand. */
const isFile = /\.[a-z0-9]{2,12}$/i
/** What only a server can answer. */
const isServed = /^\/(?:api|admin|preview|health|share)(?:\/|$)/

/** The file that stands for an address of this site; undefined for what only a server can answer. */
export function exportedName(address: string): string | undefined {
  const [target = ''] = address.split('#', 1)
  const [encoded = '', query = ''] = target.split('?', 2)
  const name = decoded(encoded)
  if (!name?.startsWith('/') || name.startsWith('//') || name.includes('..') || isServed.test(name))
    return undefined
  if (isFile.test(name)) return name.slice(1)
  const variant = query.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return path.posix.join(name.slice(1), variant === '' ? 'index.html' : `index-${variant}.html`)
}

/** How one exported file names another, wherever both are put. */
export function relativeLink(from: string, to: string, fragment: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to)
  return encodeURI(link).replaceAll('#', '%23').replaceAll('?', '%3F') + fragment
}

function decoded(name: string): string | undefined {
  try {
    return decodeURI(name)
  } catch {
    // Spelled as no page of ours is: left to the server.
    return undefined
  }
}
