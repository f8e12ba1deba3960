import type { Post } from '../../content/post/post.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

export interface PostAuthor {
  name: string
  /** Empty where there is no photo. */
  imageUrl: string
}

/** A member of the team as they are today, else the name that was given; undefined where nobody is named. */
export function usePostAuthor({ authorId, authorName }: Post): PostAuthor | undefined {
  const team = useSiteQuery(siteQueries.team).data ?? []
  const member = team.find(({ id }) => authorId !== '' && id === authorId)
  if (member) return { name: member.name, imageUrl: member.imageUrl }
  return authorName ? { name: authorName, imageUrl: '' } : undefined
}
