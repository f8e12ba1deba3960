import { expect, it } from 'vitest'
import { relatedPosts } from './related-posts.ts'

const post = (id: string, facts: { tags?: string[]; programId?: string; projectId?: string } = {}) => ({
  id,
  tags: [],
  programId: '',
  projectId: '',
  ...facts,
})

it('puts the post of the same program first, then shared tags however they are written, then the newest', () => {
  const newest = [
    post('new'),
    post('tagged', { tags: ['WATER', 'Cairo'] }),
    post('own', { tags: ['Water'], programId: 'bridgez' }),
    post('same-program', { programId: 'bridgez' }),
    post('old'),
  ]
  const related = relatedPosts(post('own', { tags: ['water'], programId: 'bridgez' }), newest, 3)
  expect(related.map(({ id }) => id)).toEqual(['same-program', 'tagged', 'new'])
})

it('does not count a missing program as a common one', () => {
  const related = relatedPosts(post('a', { tags: ['x'] }), [post('b'), post('c', { tags: ['X'] })], 2)
  expect(related.map(({ id }) => id)).toEqual(['c', 'b'])
})
