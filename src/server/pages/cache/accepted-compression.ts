import type { Compression } from './compress-body.ts'

/** The best compressed form a client takes; undefined where it takes none. */
export function acceptedCompression(header: string | undefined): Compression | undefined {
  if (header === undefined) return undefined
  return (['br', 'gzip'] as const).find((coding) => accepts(header, coding))
}

/** `br;q=0` is a refusal. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === coding && !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text))
  })
}
