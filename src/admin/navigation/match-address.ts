/** What stands at the places that a pattern names, such as `id` in `/admin/programs/:id`. */
export type AddressParts = Readonly<Record<string, string | undefined>>

/**
 * Reads an address by a pattern; undefined where it is another one. The last part may be left out where its name ends in
 * `?`. Capitals and a slash at the end make no difference.
 */
export function matchAddress(pattern: string, pathname: string): AddressParts | undefined {
  const names = partsOf(pattern)
  const given = partsOf(pathname)
  const least = names.at(-1)?.endsWith('?') ? names.length - 1 : names.length
  if (given.length < least || given.length > names.length) return undefined
  const isSame = given.every((part, at) => {
    const name = names[at] ?? ''
    return name.startsWith(':') || name.toLowerCase() === part.toLowerCase()
  })
  if (!isSame) return undefined
  const found = given.flatMap((part, at) => {
    const name = names[at] ?? ''
    return name.startsWith(':') ? [[name.replace(/^:|\?$/g, ''), decoded(part)]] : []
  })
  return Object.fromEntries(found)
}

/** For an order in which a pattern that names an address itself comes before one that stands for many. */
export function byPrecision(one: string, other: string): number {
  return namedParts(one) - namedParts(other)
}

function namedParts(pattern: string): number {
  return pattern.split(':').length
}

function partsOf(path: string): string[] {
  return path.replace(/^\/+|\/+$/g, '').split('/')
}

/** An address that somebody typed may hold a percent sign that means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
