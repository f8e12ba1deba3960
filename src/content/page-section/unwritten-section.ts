import { defaultProgramSections } from '../program/default-program-sections.ts'
import { defaultProjectSections } from '../project/default-project-sections.ts'
import type { PageSection, SectionItem } from './page-section.ts'
import { sectionSamples } from './section-samples.ts'

/** Layouts whose text speaks of the record itself, or says something that suits every page. */
const openingAndClosing = new Set(['hero', 'simpleHero', 'customHero', 'portfolioHero', 'callToAction'])

export function isOpeningOrClosing({ layout }: Pick<PageSection, 'layout'>): boolean {
  return openingAndClosing.has(layout)
}

const nameless = { title: '', subtitle: '', description: '' }

/** The headers of ready-made sections whose text is left to the editor: alone they say nothing. */
const startingHeaders = new Set(
  [
    ...Object.values(sectionSamples),
    ...defaultProgramSections(nameless),
    ...defaultProjectSections(nameless),
  ].flatMap(({ header, content }) => (content === '' ? header : [])),
)

/**
 * Whether nobody has written, chosen or uploaded anything for it yet, or somebody has left a blank of a template open.
 * Visitors see nothing of such a section.
 */
export function isUnwritten(section: PageSection): boolean {
  const { header, subheader, content, videoUrl, buttonText, secondaryButtonText, images, items } = section
  if (hasBlanks(section)) return true
  if (isOpeningOrClosing(section)) return false
  const ownTexts = [subheader, content, videoUrl, buttonText, secondaryButtonText]
  return (
    startingHeaders.has(header.trim()) &&
    ownTexts.every(isBlank) &&
    images.every(({ url }) => isBlank(url)) &&
    items.every(isBlankItem)
  )
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function isBlankItem({ title, description, stat, label }: SectionItem): boolean {
  return [title, description, stat, label].every(isBlank)
}

const blank = /\[\[[^[\]]+\]\]/

/** Whether it holds a blank of a template that is still to be filled in, such as `[[your town]]`. */
function hasBlanks({ header, subheader, content, items }: PageSection): boolean {
  const texts = items.flatMap(({ title, description, stat, label }) => [title, description, stat, label])
  return [header, subheader, content, ...texts].some((text) => blank.test(text))
}
