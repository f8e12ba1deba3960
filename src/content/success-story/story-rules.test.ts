import { describe, expect, it } from 'vitest'
import { storiesOfProgram, storiesOfProject, storyNamedBy } from './story-rules.ts'

const story = (
  id: string,
  name: string,
  rest: Partial<{ programId: string; projectId: string; isActive: boolean }>,
) => ({
  id,
  name,
  programId: '',
  projectId: '',
  order: 0,
  isActive: true,
  ...rest,
})

const stories = [
  story('mona', 'Mona Farouk', { programId: 'bridgez' }),
  story('hidden', 'Hidden One', { programId: 'bridgez', isActive: false }),
  story('eden-1', 'Haj Saber', { projectId: 'eden' }),
]

describe('success stories', () => {
  it('belong to the page of their program or project, unless hidden', () => {
    expect(storiesOfProgram(stories, 'bridgez').map(({ id }) => id)).toEqual(['mona'])
    expect(storiesOfProject(stories, 'eden').map(({ id }) => id)).toEqual(['eden-1'])
    expect(storiesOfProject(stories, 'nitrous')).toEqual([])
  })

  it.each(['Mona Farouk', ' mona farouk ', 'MONA'])('are named by the header %j of a quote', (header) => {
    expect(storyNamedBy({ layout: 'quote', header }, stories)?.id).toBe('mona')
  })

  it('are named by nothing else', () => {
    expect(storyNamedBy({ layout: 'hero', header: 'Mona Farouk' }, stories)).toBeUndefined()
    expect(storyNamedBy({ layout: 'quote', header: 'Hidden One' }, stories)).toBeUndefined()
    expect(storyNamedBy({ layout: 'quote', header: '' }, stories)).toBeUndefined()
  })
})
