import { isolated } from './text-language.ts'

/** A name inside an Arabic sentence: `«Noria»`. */
export function quoted(name: string): string {
  return `«${isolated(name)}»`
}
