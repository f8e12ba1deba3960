import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Event } from '../../../content/event/event.ts'
import { splitByDate } from '../../../content/event/event-rules.ts'
import type { Footer } from '../../../content/footer/footer.ts'
import type { Post } from '../../../content/post/post.ts'
import { addressOf } from '../../../shared/address-of.ts'
import { apiAddress } from '../../../shared/api-address.ts'
import { AppError, notFound } from '../../../shared/app-error.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { type Language, languages, mainLanguage } from '../../../shared/languages.ts'
import { siteIconPath } from '../../../shared/site-icon-path.ts'
import type { AppContext } from '../../app-context.ts'
import { etagOf } from '../../http/etag-reply.ts'
import { currentLanguages, foundationIn } from '../../settings/current-settings.ts'
import { documentLook } from '../../settings/document-look.ts'
import { notingTypes } from '../rendering/noting-types.ts'
import type { PageRequest } from '../rendering/render-page.ts'
import { eventCalendar, eventFeed } from './event-calendar.ts'
import { manifest } from './manifest.ts'
import { mostInFeed, newsJsonFeed, newsRss } from './news-feed.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { siteIcon } from './site-icon.ts'
import { type ReadPublic, sitemap } from './sitemap.ts'

const calendarType = 'text/calendar; charset=utf-8'
const textType = 'text/plain; charset=utf-8'

/** What a file is made with: reads as every visitor may, which are noted. */
interface FeedRequest {
  read: ReadPublic
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a file of this type, at an address. */
type ServeFeed = (path: string, type: string, make: (feed: FeedRequest) => Promise<string>) => void

/** Files for machines: calendars, feeds of news, the manifest, the sitemap, robots.txt and security.txt. They are made from what a visitor may read. */
export function feedRoutes(
  app: FastifyInstance,
  context: AppContext,
  fetchApi: PageRequest['fetchApi'],
): void {
  const { publicUrl, securityContact } = context.config
  const serve = feedServer(app, fetchApi)
  for (const { code } of languages) {
    calendarRoutes(serve, context, code)
    newsRoutes(serve, publicUrl, code)
    manifestRoute(serve, code)
  }
  serve('/sitemap.xml', 'application/xml; charset=utf-8', ({ read }) =>
    sitemap(publicUrl, read, currentLanguages()),
  )
  serve(siteIconPath, 'image/svg+xml', async () => siteIcon(foundationIn(mainLanguage), documentLook()))
  serve('/robots.txt', textType, async () => robots(publicUrl))
  serve('/.well-known/security.txt', textType, async ({ read }) => {
    const contact = securityContact ?? `mailto:${await contactEmail(context, read)}`
    return securityTxt(publicUrl, contact, currentLanguages(), context.now())
  })
}

function feedServer(app: FastifyInstance, fetchApi: PageRequest['fetchApi']): ServeFeed {
  return (path, type, make) =>
    app.get(path, async (request, reply) => {
      const noted = notingTypes(fetchApi)
      const body = await make({ read: publicReader(noted.read), request, reply })
      reply.madeFrom = noted.types()
      return reply
        .header('etag', etagOf(body))
        .header('cache-control', 'public, no-cache')
        .type(type)
        .send(body)
    })
}

/** Of the footer, as every visitor sees it; the first administrator's where it has none. */
async function contactEmail({ config }: AppContext, read: ReadPublic): Promise<string> {
  return (await read<Footer>('/api/footer'))?.email || config.adminEmail
}

function calendarRoutes(
  serve: ServeFeed,
  { config: { publicUrl }, now }: AppContext,
  language: Language,
): void {
  serve(pathInLanguage('/events.ics', language), calendarType, async ({ read }) => {
    const events = (await read<Event[]>(apiAddress('/api/events', language))) ?? []
    const { upcoming } = splitByDate(events, now())
    return eventFeed(upcoming, publicUrl, language)
  })
  const path = pathInLanguage('/events/:id/calendar.ics', language)
  serve(path, calendarType, async ({ read, request, reply }) => {
    const { id } = request.params as { id: string }
    const address = `/api/events/${encodeURIComponent(id)}?by=address`
    const event = await read<Event>(apiAddress(address, language))
    const file = event && eventCalendar(event, publicUrl, language)
    if (!file) throw notFound('Event')
    reply.header('content-disposition', `attachment; filename="${addressOf(event)}.ics"`)
    return file
  })
}

function newsRoutes(serve: ServeFeed, publicUrl: string, language: Language): void {
  const feed = async (read: ReadPublic) => {
    const posts = await read<Post[]>(apiAddress(`/api/news?limit=${mostInFeed}`, language))
    return { posts: posts ?? [], publicUrl, language }
  }
  serve(pathInLanguage('/news.xml', language), 'application/rss+xml; charset=utf-8', async ({ read }) =>
    newsRss(await feed(read)),
  )
  serve(pathInLanguage('/news.json', language), 'application/feed+json; charset=utf-8', async ({ read }) =>
    newsJsonFeed(await feed(read)),
  )
}

function manifestRoute(serve: ServeFeed, language: Language): void {
  const path = pathInLanguage('/site.webmanifest', language)
  serve(path, 'application/manifest+json; charset=utf-8', async ({ read }) => {
    const footer = await read<Footer>(apiAddress('/api/footer', language))
    return manifest(foundationIn(language), footer?.companyDescription ?? '', documentLook(), language)
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
