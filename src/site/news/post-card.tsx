import { addressOf } from '../../shared/address-of.ts'
import { Written } from '../../ui/written.tsx'
import { localDay } from '../local-dates.ts'
import { PageLink } from '../page-link.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { PostSummary } from '../site-queries.ts'

interface PostCardProps {
  post: PostSummary
  headingLevel: 2 | 3
  /** Its picture is among the first things seen. */
  isFirst?: boolean
}

/** A post in a few words; the whole of it leads to its page. */
export function PostCard({ post, headingLevel, isFirst = false }: PostCardProps) {
  return (
    <article className="group relative">
      <RecordPicture
        url={post.imageUrl}
        alt=""
        id={post.id}
        ratio={[3, 2]}
        isPriority={isFirst}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 75vw"
        className="aspect-3/2 rounded-card"
      />
      <p className="mt-5 text-caption text-muted">
        <time dateTime={post.date}>{localDay(post.date)}</time>
      </p>
      <Written as={`h${headingLevel}`} text={post.title} className="mt-1.5 text-h3">
        <PageLink
          to={`/news/${addressOf(post)}`}
          className="decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 group-hover:underline"
        >
          {post.title}
        </PageLink>
      </Written>
      <Written as="p" className="mt-2.5 line-clamp-3 text-muted text-small">
        {post.summary}
      </Written>
    </article>
  )
}
