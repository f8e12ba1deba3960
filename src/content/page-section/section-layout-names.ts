/** The 22 ways a section of any page can be laid out. */
export const commonLayoutNames = [
  'hero',
  'simpleHero',
  'portfolioHero',
  'customHero',
  'aspiration',
  'framework',
  'fullWidthImage',
  'galleryGrid',
  'funding',
  'quote',
  'portfolio',
  'steps',
  'logoCenter',
  'logoCenterVideo',
  'aspirationVideo',
  'callToAction',
  'textLeftImageRight',
  'imageLeftTextRight',
  'featureCards',
  'stats',
  'logoGrid',
  'productShowcase',
] as const

/** More of them for pages that are mostly words. */
export const wordLayoutNames = ['richText', 'questions'] as const

export const sectionLayoutNames = [...commonLayoutNames, ...wordLayoutNames] as const

export type CommonLayout = (typeof commonLayoutNames)[number]
export type WordLayout = (typeof wordLayoutNames)[number]
export type SectionLayout = (typeof sectionLayoutNames)[number]

export function isSectionLayout(name: string): name is SectionLayout {
  return sectionLayoutNames.some((layout) => layout === name)
}

export const programLayouts = [
  'customHero',
  'logoCenter',
  'textLeftImageRight',
  'featureCards',
  'stats',
  'imageLeftTextRight',
  'quote',
  'galleryGrid',
  'steps',
  'productShowcase',
  'logoGrid',
  'logoCenterVideo',
  'aspirationVideo',
  'callToAction',
] as const satisfies readonly SectionLayout[]

export const projectEditorLayouts = [
  'hero',
  'textLeftImageRight',
  'imageLeftTextRight',
  'fullWidthImage',
  'galleryGrid',
  'featureCards',
  'quote',
  'stats',
  'steps',
  'callToAction',
] as const satisfies readonly SectionLayout[]

export const projectBuilderLayouts = [
  ...projectEditorLayouts,
  'customHero',
  'logoCenter',
  'logoCenterVideo',
  'aspirationVideo',
  'logoGrid',
  'productShowcase',
] as const satisfies readonly SectionLayout[]

export const portfolioLayouts = [
  'portfolioHero',
  'logoCenter',
  'aspiration',
  'funding',
  'portfolio',
  'framework',
  'quote',
  'featureCards',
  'productShowcase',
  'logoGrid',
  'callToAction',
  'simpleHero',
  'stats',
  'steps',
] as const satisfies readonly SectionLayout[]
