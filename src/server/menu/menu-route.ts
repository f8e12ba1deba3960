import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Footer } from '../../content/footer/footer.ts'
import { hiddenAmong, type ResolvedMenu, resolveEntries } from '../../content/site-menu/resolve-menu.ts'
import type { SiteMenu } from '../../content/site-menu/site-menu.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { Content } from '../engine/content.ts'
import { readReadOptions } from '../engine/content-query.ts'
import { sendJsonText } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { type ContentAt, pageFinder } from './page-finder.ts'

/** Where the menu is answered. */
export const menuPath = '/api/menu'

interface MenuAnswer {
  json: string
  madeFrom: readonly string[]
}

const link = z.object({ title: z.string(), href: z.string() })

const doc: RouteDoc = {
  tag: 'Menu',
  summary: 'The menu as visitors see it, and the links of the footer that lead to hidden pages',
  query: { lang: 'The language of the names' },
  answers: {
    200: z.object({
      items: z
        .array(link.extend({ children: z.array(link), isPrograms: z.literal(true).optional() }))
        .nullable(),
      name: z.string(),
      hiddenLinks: z.array(z.string()),
    }),
  },
}

/** Reads the menu, and from which content types it is made: every page shows it, and most saves do not concern it. */
export function menuReader(contents: readonly Content[]) {
  return async (query: unknown): Promise<MenuAnswer> => {
    const { lang = mainLanguage } = readReadOptions(query)
    const types = new Set<string>()
    const menu = await readMenu(notingContents(contents, types), lang)
    return { json: JSON.stringify(menu), madeFrom: [...types] }
  }
}

export function menuRoute(app: FastifyInstance, contents: readonly Content[]): void {
  const read = menuReader(contents)
  app.get(menuPath, { config: { access: 'anyone', doc } }, async (request, reply) => {
    const { json, madeFrom } = await read(request.query)
    reply.madeFrom = madeFrom
    return sendJsonText(request, reply, json)
  })
}

function notingContents(contents: readonly Content[], into: Set<string>): ContentAt {
  return (path) => {
    const found = contents.find(({ definition }) => definition.path === path)
    if (!found) throw new Error(`No content type has the path "${path}"`)
    into.add(found.definition.name)
    return found
  }
}

async function readMenu(contentAt: ContentAt, lang: Language): Promise<ResolvedMenu> {
  const pageAt = pageFinder(contentAt, lang)
  const [menu, footer] = await Promise.all([
    readSingle<SiteMenu>(contentAt('site-menu'), lang),
    readSingle<Footer>(contentAt('footer'), lang),
  ])
  const footerLinks = [footer.quickLinks, footer.resourceLinks, footer.policyLinks].flat()
  return {
    items: await resolveEntries(menu, pageAt),
    name: menu.name,
    hiddenLinks: await hiddenAmong([...new Set(footerLinks.map(({ href }) => href))], pageAt),
  }
}

/** The fields of a record are those of its definition, whose type `T` is. */
async function readSingle<T>(content: Content, lang: Language): Promise<T> {
  const { singletonId = '' } = content.definition
  return (await content.read(singletonId, 'visitors', { lang })).record as unknown as T
}
