import {
  type FieldCheck,
  type Found,
  type ListRules,
  nothing,
  type Place,
} from '../../schema/checks/check.ts'
import { isObject, type Members } from '../../schema/field-members.ts'
import { newSection } from './change-layout.ts'
import type { PageSection } from './page-section.ts'
import { sectionCheckTexts as texts } from './section-check-texts.ts'
import { isSectionLayout } from './section-layout-names.ts'
import { type SectionLayoutFacts, sectionLayouts } from './section-layouts.ts'
import { sectionSamples } from './section-samples.ts'
import { isOpeningOrClosing, isUnwritten } from './unwritten-section.ts'

interface PlacedSection {
  section: PageSection
  facts: SectionLayoutFacts
  path: string
}

/** The sections that are switched on, of layouts that we draw. */
function shownSections({ value, path }: Place): PlacedSection[] {
  const sections: PageSection[] = Array.isArray(value) ? value : []
  return sections.flatMap((section, index) =>
    section.enabled && isSectionLayout(section.layout)
      ? [{ section, facts: sectionLayouts[section.layout], path: `${path}.${index}` }]
      : [],
  )
}

function eachSection(find: (placed: PlacedSection) => readonly Found[]): FieldCheck['find'] {
  return (place) => shownSections(place).flatMap(find)
}

/** It is on the page with the words that every new section of its layout has. */
const sampleText: FieldCheck = {
  name: 'section-sample-text',
  // The builder reminds of it already while it is written.
  severity: 'hint',
  says: texts.sampleText,
  find: eachSection(({ section, path }) => {
    if (!isSectionLayout(section.layout) || isUnwritten(section)) return nothing
    if (section.header === newSection().header) return [{ path: `${path}.header` }]
    const { header, content, items } = sectionSamples[section.layout]
    if (content !== '' && section.header === header && section.content === content)
      return [{ path: `${path}.content` }]
    const hasSampleItems = items && JSON.stringify(items.map(wordsOfItem)) === itemsOf(section)
    return hasSampleItems ? [{ path: `${path}.items` }] : nothing
  }),
}

type Item = PageSection['items'][number]
const wordsOfItem = ({ title, description, stat, label }: Item) => [title, description, stat, label]
const itemsOf = ({ items }: PageSection) => JSON.stringify(items.map(wordsOfItem))

/** Visitors do not see it, although it is switched on. */
const unwritten: FieldCheck = {
  name: 'section-unwritten',
  severity: 'hint',
  says: texts.unwritten,
  find: eachSection(({ section, path }) => (isUnwritten(section) ? [{ path: `${path}.enabled` }] : nothing)),
  mend: () => false,
}

/** What its layout is made for is not there: figures without figures, a film without a film. */
const empty: FieldCheck = {
  name: 'section-empty',
  severity: 'hint',
  says: texts.empty,
  find: eachSection(({ section, facts, path }) => {
    if (isUnwritten(section)) return nothing
    const words = [section.header, section.subheader, section.content]
    const hasWords = words.some((text) => text.trim() !== '')
    const isBare = !hasWords && section.images.length === 0 && section.items.length === 0 && !section.videoUrl
    if (isBare) return [{ path: `${path}.header` }]
    const needed = isOpeningOrClosing(section) ? undefined : missingPart(section, facts)
    return needed ? [{ path: `${path}.${needed}` }] : nothing
  }),
}

const madeOfPictures = new Set(['fullWidthImage', 'galleryGrid', 'logoGrid', 'logoCenter'])

function missingPart(
  section: PageSection,
  { uses }: SectionLayoutFacts,
): 'items' | 'images' | 'videoUrl' | undefined {
  const has = (name: keyof PageSection) => uses.includes(name)
  const hasPictures = section.images.some(({ url }) => url !== '')
  if (has('videoUrl') && section.videoUrl === '') return 'videoUrl'
  if (madeOfPictures.has(section.layout) && !hasPictures) return 'images'
  if (has('items') && !has('images') && section.items.length === 0) return 'items'
  return undefined
}

/** More than its layout shows: the rest is kept, and nobody sees it. */
const tooMany: FieldCheck = {
  name: 'section-too-many',
  severity: 'hint',
  says: ({ count = 0, max = 0 }) => texts.tooMany(Number(count), Number(max)),
  find: eachSection(({ section, facts, path }) =>
    (['images', 'items'] as const).flatMap((name) => {
      const max = name === 'images' ? facts.maxImages : facts.maxItems
      const count = section[name].length
      return facts.uses.includes(name) && max !== undefined && count > max
        ? [{ path: `${path}.${name}`, params: { count, max } }]
        : []
    }),
  ),
}

function shownMembers(item: Members): readonly string[] | undefined {
  const { layout } = item
  return isObject(item) && typeof layout === 'string' && isSectionLayout(layout)
    ? sectionLayouts[layout].uses
    : undefined
}

/** Pages that are built section by section. */
export const sectionRules: ListRules = { checks: [sampleText, unwritten, empty, tooMany], shownMembers }
