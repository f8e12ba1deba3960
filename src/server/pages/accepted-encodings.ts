interface Accepted {
  br: boolean
  gzip: boolean
}

const none: Accepted = { br: false, gzip: false }
/** Browsers send a handful of headers; a stranger who sends others shall not fill the memory. */
const mostKnown = 200
const known = new Map<string, Accepted>()

/** Which compressed forms a client takes. */
export function acceptedEncodings(header: string | undefined): Accepted {
  if (header === undefined) return none
  const found = known.get(header)
  if (found) return found
  const accepted = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }
  if (known.size < mostKnown) known.set(header, accepted)
  return accepted
}

/** `br;q=0` is a refusal. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === coding && !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text))
  })
}
