import { ArrowLink } from '../arrow-link.tsx'
import * as messages from '../messages/site-messages.ts'
import { PostGrid } from '../news/post-grid.tsx'
import type { PostSummary } from '../site-queries.ts'

/** The latest news, where there is some. */
export function NewsBlock({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest-news" className="border-line border-t">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-4">
          <h2 id="latest-news" className="text-h1">
            {messages.news.latest}
          </h2>
          <ArrowLink href="/news">{messages.news.allNews}</ArrowLink>
        </div>
        <div className="mt-10 lg:mt-14">
          <PostGrid posts={posts} headingLevel={3} />
        </div>
      </div>
    </section>
  )
}
