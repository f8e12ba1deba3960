import type { Post } from '../../content/post/post.ts'
import { addressOf } from '../../shared/address-of.ts'
import { ArrowLink } from '../arrow-link.tsx'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** Leads to the program and the project that a post belongs to, while visitors can see them. */
export function PostSubjects({ post, className = '' }: { post: Post; className?: string }) {
  const program = useSiteQuery(siteQueries.firstPrograms).data?.find(({ id }) => id === post.programId)
  const project = useSiteQuery(siteQueries.firstProjects).data?.find(({ id }) => id === post.projectId)
  const subjects = [
    program && { path: `/programs/${addressOf(program)}`, title: program.title },
    project && { path: `/projects/${addressOf(project)}`, title: project.title },
  ].filter((subject) => subject !== undefined)
  if (subjects.length === 0) return null
  return (
    <div className={`border-line border-t pt-6 ${className}`}>
      <h2 className="text-caption text-muted">{messages.news.about}</h2>
      <ul className="mt-2">
        {subjects.map(({ path, title }) => (
          <li key={path}>
            <ArrowLink href={path}>
              <bdi>{title}</bdi>
            </ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
