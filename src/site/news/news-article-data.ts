import { foundation } from '../../content/foundation.ts'
import type { Post } from '../../content/post/post.ts'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { recordLanguage } from '../record-language.ts'

/** A post as search engines read it. */
export function newsArticleData(post: Post, authorName: string | undefined, publicUrl: string): object {
  const address = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const publisher = { '@type': 'Organization', name: foundation.name, url: publicUrl }
  return {
    '@type': 'NewsArticle',
    headline: post.title,
    description: post.summary,
    url: publicUrl + pageHref(`/news/${addressOf(post)}`),
    inLanguage: recordLanguage(post),
    datePublished: post.date,
    dateModified: post.updatedAt ?? undefined,
    image: post.imageUrl ? [address(post.imageUrl)] : undefined,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    author: authorName ? { '@type': 'Person', name: authorName } : publisher,
    publisher,
  }
}
