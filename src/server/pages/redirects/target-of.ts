import { pathOfAddress } from '../../../content/redirect/redirect-rules.ts'
import { languageOfPath, pathInLanguage, pathWithoutLanguage } from '../../../shared/language-path.ts'
import { type Language, mainLanguage } from '../../../shared/languages.ts'

/** Addresses of this site or elsewhere, by the paths that lead there. */
export type Targets = ReadonlyMap<string, string>

/** Where an address of this site leads, in its language and with its query; undefined where it leads nowhere else. */
export function targetOf(targets: Targets, address: string): string | undefined {
  if (!address.startsWith('/') || targets.size === 0) return undefined
  const [, rest] = splitPath(address)
  const path = pathOfAddress(address)
  const target = targets.get(path) ?? inLanguage(targets.get(pathWithoutLanguage(path)), languageOfPath(path))
  if (target === undefined) return undefined
  // What a visitor sent along belongs to this site alone.
  const isOwn = target.startsWith('/')
  return encodeURI(decodeURISafely(isOwn && !/[?#]/.test(target) ? target + rest : target))
}

function inLanguage(target: string | undefined, language: Language) {
  // Files are the same in every language, and a target that names a language keeps it.
  const isPage = target?.startsWith('/') && !target.startsWith('/files/')
  if (target === undefined || !isPage || languageOfPath(target) !== mainLanguage) return target
  return pathInLanguage(target, language)
}

function splitPath(address: string): [string, string] {
  const mark = address.search(/[?#]/)
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)]
}

/** A header holds no letters beyond ASCII; what is encoded already must not be encoded twice. */
function decodeURISafely(address: string): string {
  try {
    return decodeURI(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}
