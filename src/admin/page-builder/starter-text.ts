import type { PageSection } from '../../content/page-section/page-section.ts'

/** Layouts whose text speaks of the record itself, or says something that suits every page. */
const neverSamples = new Set(['hero', 'simpleHero', 'customHero', 'portfolioHero', 'callToAction'])

/** Whether visitors would read the text that the section started with. */
export function showsStarterText(section: PageSection, starters: readonly PageSection[]): boolean {
  if (!section.enabled || neverSamples.has(section.layout)) return false
  const starter = starters.find(({ id }) => id === section.id)
  return starter !== undefined && starter.header === section.header && starter.content === section.content
}

const followed = ['header', 'subheader', 'content'] as const

export interface FollowedText {
  index: number
  field: (typeof followed)[number]
  text: string
}

/**
 * What to write into the sections when the record's own texts change: the ones that repeated them go on doing so, such as
 * the title in the hero. `before` and `after` are the sections that the record would start with.
 */
export function followingTexts(
  sections: readonly PageSection[],
  before: readonly PageSection[],
  after: readonly PageSection[],
): FollowedText[] {
  return sections.flatMap((section, index) => {
    const [old, now] = [before, after].map((list) => list.find(({ id }) => id === section.id))
    if (!old || !now) return []
    return followed
      .filter((field) => old[field] !== now[field] && section[field] === old[field])
      .map((field) => ({ index, field, text: now[field] }))
  })
}
