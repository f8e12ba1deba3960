import type { Post } from '../../../content/post/post.ts'
import { addressInUrl } from '../../../shared/address-of.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import type { Language } from '../../../shared/languages.ts'
import { plainWords } from '../../../shared/plain-words.ts'
import { escapeXml } from '../../http/escape-xml.ts'
import { visitorMessages } from '../../messages/visitor-messages.ts'
import { foundationIn } from '../../settings/current-settings.ts'

/** As many as a reader wants who was away for a while. */
export const mostInFeed = 30

interface Feed {
  posts: readonly Post[]
  publicUrl: string
  language: Language
}

/** The latest posts for feed readers, as RSS 2.0. */
export function newsRss({ posts, publicUrl, language }: Feed): string {
  const { title, description } = feedTexts(language)
  const own = publicUrl + pathInLanguage('/news.xml', language)
  const items = posts.map((post) => {
    const url = escapeXml(addressOfPost(post, publicUrl, language))
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid>`,
      `<pubDate>${new Date(post.date).toUTCString()}</pubDate>`,
      ...post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      `<description>${escapeXml(post.summary)}</description></item>\n`,
    ].join('')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(publicUrl + pathInLanguage('/news', language))}</link>
<description>${escapeXml(description)}</description><language>${language}</language>
<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
}

/** The same as JSON Feed 1.1, with the whole texts in plain words. */
export function newsJsonFeed({ posts, publicUrl, language }: Feed): string {
  const { title, description } = feedTexts(language)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: publicUrl + pathInLanguage('/news', language),
    feed_url: publicUrl + pathInLanguage('/news.json', language),
    language,
    items: posts.map((post) => ({
      id: addressOfPost(post, publicUrl, language),
      url: addressOfPost(post, publicUrl, language),
      title: post.title,
      summary: post.summary,
      content_text: plainWords(post.content),
      ...(post.imageUrl && { image: new URL(post.imageUrl, publicUrl).href }),
      date_published: new Date(post.date).toISOString(),
      ...(post.updatedAt && { date_modified: post.updatedAt }),
      tags: post.tags,
    })),
  })
}

function feedTexts(language: Language) {
  const texts = visitorMessages[language].news
  return { title: texts.title(foundationIn(language).name), description: texts.description }
}

function addressOfPost(post: Post, publicUrl: string, language: Language): string {
  return publicUrl + pathInLanguage(`/news/${addressInUrl(post)}`, language)
}
