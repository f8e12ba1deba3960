import type { PostSummary } from '../site-queries.ts'
import { PostCard } from './post-card.tsx'

interface PostGridProps {
  posts: readonly PostSummary[]
  headingLevel: 2 | 3
  /** How many of the pictures are among the first things seen. */
  first?: number
}

export function PostGrid({ posts, headingLevel, first = 0 }: PostGridProps) {
  return (
    <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={headingLevel} isFirst={index < first} />
        </li>
      ))}
    </ul>
  )
}
