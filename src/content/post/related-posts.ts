import { searchText } from '../../shared/search-text.ts'
import type { Post } from './post.ts'

type Relatable = Pick<Post, 'id' | 'tags' | 'programId' | 'projectId'>

/** Those that have the most in common with a post, the newest first among equals; then simply the newest. */
export function relatedPosts<P extends Relatable>(post: Relatable, newest: readonly P[], most: number): P[] {
  return newest
    .filter(({ id }) => id !== post.id)
    .map((other, place) => ({ other, place, common: inCommon(post, other) }))
    .toSorted((one, two) => two.common - one.common || one.place - two.place)
    .slice(0, most)
    .map(({ other }) => other)
}

function inCommon(one: Relatable, other: Relatable): number {
  const tags = new Set(one.tags.map(searchText))
  const shared = other.tags.filter((tag) => tags.has(searchText(tag))).length
  const isSame = (name: 'programId' | 'projectId') => one[name] !== '' && one[name] === other[name]
  return shared + (isSame('programId') ? 2 : 0) + (isSame('projectId') ? 2 : 0)
}
