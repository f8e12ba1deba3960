import { searchText } from '../../shared/search-text.ts'
import type { PageSection } from '../page-section/page-section.ts'
import { visibleInOrder } from '../visible-in-order.ts'
import type { SuccessStory } from './success-story.ts'

type Story = Pick<SuccessStory, 'id' | 'name' | 'programId' | 'projectId' | 'order' | 'isActive'>

export function storiesOfProgram<S extends Story>(stories: readonly S[], programId: string): S[] {
  return visibleInOrder(stories).filter((story) => story.programId === programId)
}

export function storiesOfProject<S extends Story>(stories: readonly S[], projectId: string): S[] {
  return visibleInOrder(stories).filter((story) => story.projectId === projectId)
}

/** The story a quote section names in its header, by the name or the id of the story. */
export function storyNamedBy<S extends Story>(
  section: Pick<PageSection, 'layout' | 'header'>,
  stories: readonly S[],
): S | undefined {
  const named = searchText(section.header).trim()
  if (section.layout !== 'quote' || named === '') return undefined
  return visibleInOrder(stories).find((story) => searchText(story.name) === named || story.id === named)
}
