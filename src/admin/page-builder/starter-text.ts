import type { PageSection } from '../../content/page-section/page-section.ts'
import { isSectionLayout } from '../../content/page-section/section-layout-names.ts'
import { type SectionSample, sectionSamples } from '../../content/page-section/section-samples.ts'
import { isOpeningOrClosing, isUnwritten } from '../../content/page-section/unwritten-section.ts'
import { isSameValue } from '../../shared/is-same-value.ts'

/** Whether the section still holds the text or the items that it or its layout started with, or nothing yet. */
export function showsStarterText(section: PageSection, starters: readonly PageSection[]): boolean {
  if (!section.enabled) return false
  if (isUnwritten(section)) return true
  if (isOpeningOrClosing(section)) return false
  const starter = starters.find(({ id, layout }) => id === section.id && layout === section.layout)
  const sample = isSectionLayout(section.layout) ? sectionSamples[section.layout] : undefined
  return [starter, sample].some((start) => start !== undefined && repeats(section, start))
}

/** The header alone does not tell: many are right as they are. */
function repeats({ content, items }: PageSection, start: SectionSample): boolean {
  const hasItems = start.items !== undefined && start.items.length > 0
  return (start.content !== '' && content === start.content) || (hasItems && isSameValue(items, start.items))
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
