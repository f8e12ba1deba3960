import { type Language, mainLanguage } from './languages.ts'

export const shareCardRoot = '/share/'
/** What networks ask for. */
export const shareCardSize = { width: 1200, height: 630 }

/** The picture of pages that have none of their own. */
export const siteCard = { path: 'site', id: 'card' } as const

interface CardSubject {
  /** The path of the content type in the API. */
  path: string
  id: string
  /** All that is on the card: another one gets another address, so that nobody shows a card of yesterday. */
  shows: readonly (string | null | undefined)[]
}

/** The address of the picture that is drawn for a page: `/share/programs/bridgez.jpg?v=1x2y3z`. */
export function shareCardUrl({ path, id, shows }: CardSubject, language: Language): string {
  const lang = language === mainLanguage ? '' : `&lang=${language}`
  return `${shareCardRoot}${path}/${encodeURIComponent(id)}.jpg?v=${tagOf(shows.join('\n'))}${lang}`
}

/** Tells texts apart (FNV-1a); nobody has to be kept from finding two with the same. */
function tagOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
