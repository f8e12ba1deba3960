import { mainLanguage } from '../../../shared/languages.ts'
import { findOutline } from '../../outlines/content-outlines.ts'
import { recordAddress } from '../../record-address.ts'
import { draftAddress } from '../../unpublished/draft-address.ts'

/** Where changes lead that are not of a content type; deleted ones of these are gone for good. */
const otherScreens: Record<string, (id: string) => string> = {
  application: (id) => `/admin/applications?view=${encodeURIComponent(id)}`,
  user: () => '/admin/users',
  'second-factor-roles': () => '/admin/users',
  'approval-roles': () => '/admin/users',
  'mail-server': () => '/admin/mail',
  release: (id) => `/admin/releases/${encodeURIComponent(id)}`,
}

/** Named by type, id and language of what they are about: its form shows what became of it, whatever was done. */
const aboutDrafts: ReadonlySet<string> = new Set(['draft', 'translation', 'schedule', 'approval'])

interface Change {
  type: string
  id: string
  action: string
}

/** The address of the screen that a change leads to; what was deleted is found in the trash. */
export function recordScreen({ type, id, action }: Change): string | undefined {
  const outline = findOutline(type)
  if (outline && action === 'delete') return '/admin/trash'
  if (outline) return recordAddress(outline, id)
  if (aboutDrafts.has(type)) return formOf(id)
  return action === 'delete' || !Object.hasOwn(otherScreens, type) ? undefined : otherScreens[type]?.(id)
}

function formOf(name: string): string | undefined {
  const [type, id, lang = mainLanguage] = name.split('/')
  const outline = type === undefined ? undefined : findOutline(type)
  return outline && id !== undefined ? draftAddress(outline, { id, lang }) : undefined
}
