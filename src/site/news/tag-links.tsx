import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { newsPath } from './news-path.ts'

/** Each leads to all posts with the same tag. */
export function TagLinks({ tags, className = '' }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={messages.news.tags} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink
            to={newsPath({ tag })}
            className="inline-flex min-h-8 items-center rounded-full border border-control/60 px-3.5 text-small hover:border-link hover:text-link"
          >
            <Written as="span">{tag}</Written>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
