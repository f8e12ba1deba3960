import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Footer } from '../../content/footer/footer.ts'
import { hiddenAmong, type ResolvedMenu, resolveEntries } from '../../content/site-menu/resolve-menu.ts'
import type { SiteMenu } from '../../content/site-menu/site-menu.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { Content } from '../engine/content.ts'
import { readReadOptions } from '../engine/content-query.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { type ContentAt, pageFinder } from './page-finder.ts'

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

export function menuRoute(app: FastifyInstance, contents: readonly Content[]): void {
  app.get('/api/menu', { config: { access: 'anyone', doc } }, async (request, reply) => {
    const { lang = mainLanguage } = readReadOptions(request.query)
    const types = new Set<string>()
    const menu = await readMenu(notingContents(contents, types), lang)
    // Every page shows it: made again after each save, it would be a fifth of what drawing one costs.
    reply.madeFrom = [...types]
    return sendJson(request, reply, menu)
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
