import { isolatedIn } from './text-language.ts'

/** A name inside an Arabic sentence: `«Noria»`, on the server too. */
export function quoted(name: string): string {
  return `«${isolatedIn('rtl', name)}»`
}
