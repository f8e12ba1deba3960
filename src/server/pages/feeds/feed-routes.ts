import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Event } from '../../../content/event/event.ts'
import { splitByDate } from '../../../content/event/event-rules.ts'
import type { Footer } from '../../../content/footer/footer.ts'
import type { Post } from '../../../content/post/post.ts'
import { addressOf } from '../../../shared/address-of.ts'
import { apiAddress } from '../../../shared/api-address.ts'
import { AppError, notFound } from '../../../shared/app-error.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import type { AppContext } from '../../app-context.ts'
import { etagOf } from '../../http/etag-reply.ts'
import { currentLanguages, foundationIn } from '../../settings/current-settings.ts'
import { documentLook } from '../../settings/document-look.ts'
import type { PageRequest } from '../rendering/render-page.ts'
import { eventCalendar, eventFeed } from './event-calendar.ts'
import { manifest } from './manifest.ts'
import { mostInFeed, newsJsonFeed, newsRss } from './news-feed.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { type ReadPublic, sitemap } from './sitemap.ts'

const calendarType = 'text/calendar; charset=utf-8'
const textType = 'text/plain; charset=utf-8'

/** Files for machines: calendars, feeds of news, the manifest, the sitemap, robots.txt and security.txt. They are made from what a visitor may read. */
export function feedRoutes(
  app: FastifyInstance,
  context: AppContext,
  fetchApi: PageRequest['fetchApi'],
): void {
  const { publicUrl } = context.config
  const read = publicReader(fetchApi)

  for (const { code } of languages) {
    calendarRoutes(app, context, read, code)
    newsRoutes(app, publicUrl, read, code)
    manifestRoute(app, read, code)
  }

  app.get('/sitemap.xml', async (_request, reply) =>
    sendFeed(reply, 'application/xml; charset=utf-8', await sitemap(publicUrl, read, currentLanguages())),
  )

  app.get('/robots.txt', async (_request, reply) => sendFeed(reply, textType, robots(publicUrl)))

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const contact = context.config.securityContact ?? `mailto:${await contactEmail(context, read)}`
    return sendFeed(reply, textType, securityTxt(publicUrl, contact, currentLanguages(), context.now()))
  })
}

/** Of the footer, as every visitor sees it; the first administrator's where it has none. */
async function contactEmail({ config }: AppContext, read: ReadPublic): Promise<string> {
  return (await read<Footer>('/api/footer'))?.email || config.adminEmail
}

function calendarRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, now }: AppContext,
  read: ReadPublic,
  language: Language,
): void {
  app.get(pathInLanguage('/events.ics', language), async (_request, reply) => {
    const events = (await read<Event[]>(apiAddress('/api/events', language))) ?? []
    const { upcoming } = splitByDate(events, now())
    return sendFeed(reply, calendarType, eventFeed(upcoming, publicUrl, language))
  })

  const path = pathInLanguage('/events/:id/calendar.ics', language)
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const address = `/api/events/${encodeURIComponent(request.params.id)}?by=address`
    const event = await read<Event>(apiAddress(address, language))
    const file = event && eventCalendar(event, publicUrl, language)
    if (!file) throw notFound('Event')
    reply.header('content-disposition', `attachment; filename="${addressOf(event)}.ics"`)
    return sendFeed(reply, calendarType, file)
  })
}

function newsRoutes(app: FastifyInstance, publicUrl: string, read: ReadPublic, language: Language): void {
  const feed = async () => {
    const posts = await read<Post[]>(apiAddress(`/api/news?limit=${mostInFeed}`, language))
    return { posts: posts ?? [], publicUrl, language }
  }
  app.get(pathInLanguage('/news.xml', language), async (_request, reply) =>
    sendFeed(reply, 'application/rss+xml; charset=utf-8', newsRss(await feed())),
  )
  app.get(pathInLanguage('/news.json', language), async (_request, reply) =>
    sendFeed(reply, 'application/feed+json; charset=utf-8', newsJsonFeed(await feed())),
  )
}

function manifestRoute(app: FastifyInstance, read: ReadPublic, language: Language): void {
  app.get(pathInLanguage('/site.webmanifest', language), async (_request, reply) => {
    const footer = await read<Footer>(apiAddress('/api/footer', language))
    const body = manifest(foundationIn(language), footer?.companyDescription ?? '', documentLook(), language)
    return sendFeed(reply, 'application/manifest+json; charset=utf-8', body)
  })
}

function publicReader(fetchApi: PageRequest['fetchApi']): ReadPublic {
  return async <T>(url: string) => {
    const { status, data } = await fetchApi(url)
    if (status === 404) return null
    if (status !== 200) throw new AppError('unavailable', 'Please try again in a moment', { retryAfter: 5 })
    return data as T
  }
}

function sendFeed(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('etag', etagOf(body)).header('cache-control', 'public, no-cache').type(type).send(body)
}
