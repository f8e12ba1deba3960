import type { PageSection, SectionImage } from '../content/page-section/page-section.ts'
import { storyNamedBy } from '../content/success-story/story-rules.ts'
import type { SuccessStory } from '../content/success-story/success-story.ts'

export interface QuotedPerson {
  name: string
  role: string
  words: string
  portrait: SectionImage | undefined
}

/** Who a quote section quotes: the success story its header names, else what the section itself says. */
export function quotedPerson(section: PageSection, stories: readonly SuccessStory[]): QuotedPerson {
  const story = storyNamedBy(section, stories)
  const own = section.images.find((image) => image.url)
  if (!story)
    return {
      name: section.header,
      role: section.subheader,
      words: section.content,
      portrait: own,
    }
  return {
    name: story.name,
    role: story.role || section.subheader,
    words: story.quote || section.content || story.story,
    portrait: story.imageUrl ? { url: story.imageUrl, alt: story.name, caption: '' } : own,
  }
}
