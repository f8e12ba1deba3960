import { ownerOf } from '../../content/own-page/taken-addresses.ts'
import type { MenuLink, PageAt } from '../../content/site-menu/resolve-menu.ts'
import { addressInUrl, isAddress } from '../../shared/address-of.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { Content } from '../engine/content.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'

export type ContentAt = (path: string) => Content

const recordPage = /^\/(programs|projects|events|news)\/([\w-]+)$/

/** Finds pages by their paths, as visitors see them: by an address that a record has or had. */
export function pageFinder(contentAt: ContentAt, lang: Language): PageAt {
  const names: Record<string, string> = visitorMessages[lang].pageNames
  return async (path) => {
    const title = Object.hasOwn(names, path) ? names[path] : undefined
    if (path === '/impact' && !(await isImpactShown(contentAt('impact-page-content'), lang))) return null
    if (title !== undefined) return { title, href: path }
    const [, type, address] = recordPage.exec(path) ?? []
    if (type && address) return recordLink(contentAt(type), `/${type}`, address, lang)
    const own = path.slice(1)
    const isOwn = isAddress(own, 3) && ownerOf(own) === undefined
    return isOwn ? recordLink(contentAt('own-pages'), '', own, lang) : undefined
  }
}

async function recordLink(
  content: Content,
  path: string,
  address: string,
  lang: Language,
): Promise<MenuLink | null> {
  const record = await read(content, address, lang)
  if (!record) return null
  const { id, address: chosen, title } = record as unknown as { id: string; address: string; title: string }
  return { title, href: `${path}/${addressInUrl({ id, address: chosen })}` }
}

/** The only one of the main pages that staff can hide. */
async function isImpactShown(content: Content, lang: Language): Promise<boolean> {
  return (await read(content, content.definition.singletonId ?? '', lang)) !== undefined
}

/** Undefined where visitors are told that there is none. */
async function read(content: Content, address: string, lang: Language) {
  try {
    return (await content.read(address, 'visitors', { by: 'address', lang })).record
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
