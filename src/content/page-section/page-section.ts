import type { Field, ValuesOf } from '../../schema/field.ts'
import {
  choice,
  color,
  icon,
  image,
  integer,
  link,
  longText,
  openChoice,
  richText,
  text,
  toggle,
  video,
} from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { defaultIconName, itemIconNames } from '../icon-names.ts'
import type { UploadFolder } from '../upload-folders.ts'
import { labelsInSection } from './section-field-labels.ts'
import { hintTexts } from './section-hints.ts'
import { sectionLayoutNames } from './section-layout-names.ts'
import { maxSectionText, sectionWidth } from './section-limits.ts'

export const alignments = ['left', 'center', 'right'] as const

const itemFields = {
  title: text('Title'),
  description: longText('Description', { max: 2000 }),
  stat: text('Figure', { max: 40 }).placeholder('2,500+').checked({ fits: 16 }),
  label: text('Figure label', { max: 120 }),
  icon: icon('Icon', itemIconNames).default(defaultIconName),
}

function imageFields(folder: UploadFolder) {
  return {
    url: image('Image', { folder }).checked({ namedBy: 'alt', minWidth: 320 }),
    alt: text('Alternative text', { max: 300 }).help('What the picture shows, for those who cannot see it'),
    caption: text('Caption', { max: 300 }),
  }
}

export function pageSectionFields(folder: UploadFolder) {
  return {
    id: text('Section id', { max: 80 }).sameInEveryLanguage(),
    order: integer('Order', { min: -1_000_000, max: 1_000_000 }),
    enabled: toggle('Enabled').default(true),
    // Layouts we do not draw are kept, so that a section from elsewhere is not lost by saving the page around it.
    layout: openChoice('Layout', sectionLayoutNames).default('hero'),
    header: text('Header', { max: 300 }).checked({ fits: 120 }).withoutInstructions(hintTexts('header')),
    subheader: text('Subheader', { max: 500 }).withoutInstructions(hintTexts('subheader')),
    content: richText('Content', { max: maxSectionText }).withoutInstructions(hintTexts('content')),
    align: choice('Alignment', alignments).default('left'),
    buttonText: text('Button text', { max: 80 }).checked({ fits: 36 }),
    buttonUrl: link('Button link').checked({ namedBy: 'buttonText' }),
    buttonEnabled: toggle('Button enabled').default(true),
    secondaryButtonText: text('Second button text', { max: 80 }).checked({ fits: 36 }),
    secondaryButtonUrl: link('Second button link').checked({ namedBy: 'secondaryButtonText' }),
    images: list('Images', imageFields(folder), { itemLabel: 'Image' }),
    items: list('Items', itemFields, { itemLabel: 'Item' }),
    videoUrl: video('Video address').help('A full YouTube address'),
    imageWidth: integer('Image width', { min: sectionWidth.min, max: sectionWidth.max })
      .fallback(sectionWidth.initial)
      .help(`In pixels, ${sectionWidth.min} to ${sectionWidth.max}`),
    primaryColor: color('Primary colour').checked({ contrast: 4.5 }),
    secondaryColor: color('Secondary colour').checked({ contrast: 3 }),
    accentColor: color('Accent colour'),
  }
}

export type PageSection = ValuesOf<ReturnType<typeof pageSectionFields>>
export type SectionItem = PageSection['items'][number]
export type SectionImage = PageSection['images'][number]

/** The sections of a page, as one field. */
export function sections(folder: UploadFolder): Field<PageSection[]> {
  return list('Sections', pageSectionFields(folder), {
    maxItems: 60,
    itemLabel: 'Section',
    memberLabels: labelsInSection,
  }).checked({ as: 'sections' })
}

/** Sections sent without an id or a place get one from where they stand. */
export function withSectionIds(input: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(input.sections)) return input
  const taken = new Set<unknown>(input.sections.map((section) => section?.id))
  const sections = input.sections.map((section, index) => {
    if (typeof section !== 'object' || section === null) return section
    return { ...section, id: section.id || freeId(index + 1, taken), order: section.order ?? index + 1 }
  })
  return { ...input, sections }
}

function freeId(from: number, taken: Set<unknown>): string {
  let number = from
  while (taken.has(`section-${number}`)) number += 1
  const id = `section-${number}`
  taken.add(id)
  return id
}
