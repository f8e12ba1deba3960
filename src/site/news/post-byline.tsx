import type { Post } from '../../content/post/post.ts'
import { localDay } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import type { PostAuthor } from './use-post-author.ts'

interface PostBylineProps {
  post: Post
  author: PostAuthor | undefined
  className?: string
}

/** Who wrote it, and when. */
export function PostByline({ post, author, className = '' }: PostBylineProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-small ${className}`}>
      {author?.imageUrl && (
        <RecordPicture
          url={author.imageUrl}
          alt=""
          id={post.authorId}
          ratio={[1, 1]}
          sizes="2.75rem"
          className="size-11 shrink-0 rounded-full"
        />
      )}
      {author && <bdi className="text-ink">{messages.news.by(author.name)}</bdi>}
      <time dateTime={post.date}>{localDay(post.date)}</time>
    </p>
  )
}
