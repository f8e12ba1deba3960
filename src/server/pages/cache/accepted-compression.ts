import type { Compression } from './compress-body.ts'

/** Each as its name among others, without the refusal `;q=0`. */
const accepted: readonly [Compression, RegExp][] = (['br', 'gzip'] as const).map((coding) => [
  coding,
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:$|,|;(?!(?:[^,]*;)?\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:$|[,;])))`, 'i'),
])

/** The best compressed form a client takes; undefined where it takes none. */
export function acceptedCompression(header: string | undefined): Compression | undefined {
  if (header === undefined) return undefined
  return accepted.find(([, pattern]) => pattern.test(header))?.[0]
}
