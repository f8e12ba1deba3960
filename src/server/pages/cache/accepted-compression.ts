import type { Compression } from './compress-body.ts'

/** Browsers send a handful of headers; a stranger who sends others shall not fill the memory. */
const mostKnown = 200
const known = new Map<string, Compression | undefined>()

/** The best compressed form a client takes; undefined where it takes none. */
export function acceptedCompression(header: string | undefined): Compression | undefined {
  if (header === undefined) return undefined
  const found = known.get(header)
  if (found !== undefined || known.has(header)) return found
  const accepted = (['br', 'gzip'] as const).find((coding) => accepts(header, coding))
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
