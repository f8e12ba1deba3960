import { wordsInPageLanguage } from '../content-words.ts'
import type { PageSection, SectionItem } from './page-section.ts'
import type { SectionLayout } from './section-layout-names.ts'
import { logoGridMaxItems, logoGridMaxLogos, portfolioHeroMaxStats } from './section-limits.ts'

export interface SectionLayoutFacts {
  label: string
  /** One line that helps an editor to choose. */
  description: string
  /** The fields of a section that this layout shows. */
  uses: readonly (keyof PageSection)[]
  /** The fields of an item that this layout shows. */
  itemUses: readonly (keyof SectionItem)[]
  /** How many of them are shown; what goes beyond is kept. */
  maxImages?: number
  maxItems?: number
}

const title = ['header', 'subheader', 'content', 'align'] as const
const button = ['buttonText', 'buttonUrl', 'buttonEnabled'] as const
const buttons = [...button, 'secondaryButtonText', 'secondaryButtonUrl'] as const
const colors = ['primaryColor', 'secondaryColor', 'accentColor'] as const
const card = ['title', 'description', 'icon'] as const
const figure = ['stat', 'label', 'icon'] as const

export const sectionLayouts = {
  hero: {
    label: 'Opening over a picture',
    description: 'A large opening with a background picture and up to two buttons',
    uses: [...title, ...buttons, 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  simpleHero: {
    label: 'Opening on a plain colour',
    description: 'A large title on a plain colour',
    uses: [...title, ...button, ...colors],
    itemUses: [],
  },
  portfolioHero: {
    label: 'Opening with figures',
    description: 'An opening with up to four figures below the title',
    uses: [...title, ...buttons, 'images', 'items', ...colors],
    itemUses: figure,
    maxImages: 1,
    maxItems: portfolioHeroMaxStats,
  },
  customHero: {
    label: 'Opening in your own colours',
    description: 'A large title, a picture in an arch and up to two buttons',
    uses: [...title, ...buttons, 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  aspiration: {
    label: 'Large statement with a picture',
    description: 'A statement in large type, with a picture beside it',
    uses: [...title, ...button, 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  framework: {
    label: 'Linked cards in columns',
    description:
      'Parts that belong together, shown as linked cards; those with the same label share a column',
    uses: [...title, ...button, 'images', 'items', ...colors],
    itemUses: [...card, 'label'],
  },
  fullWidthImage: {
    label: 'Picture across the page',
    description: 'One picture from edge to edge, with a caption',
    uses: [...title, 'images'],
    itemUses: [],
    maxImages: 1,
  },
  galleryGrid: {
    label: 'Pictures in a grid',
    description: 'Several pictures in a grid',
    uses: [...title, 'images'],
    itemUses: [],
  },
  funding: {
    label: 'Steps as a stair',
    description: 'Numbered steps that rise like a stair, over a picture if there is one',
    uses: [...title, ...button, 'images', 'items', ...colors],
    itemUses: card,
  },
  quote: {
    label: 'Quote with a portrait',
    description: 'Somebody’s own words, with their name and who they are',
    uses: ['header', 'subheader', 'content', 'align', 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  portfolio: {
    label: 'Cards with figures',
    description: 'Results as cards, each with a figure and a text',
    uses: [...title, ...button, 'images', 'items', ...colors],
    itemUses: ['title', 'description', 'stat', 'label', 'icon'],
  },
  steps: {
    label: 'Numbered steps',
    description: 'A process, one numbered step after the other',
    uses: [...title, ...button, 'items', ...colors],
    itemUses: card,
  },
  logoCenter: {
    label: 'Logo above a short text',
    description: 'One logo, with a short text below it',
    uses: [...title, 'images', 'imageWidth'],
    itemUses: [],
    maxImages: 1,
  },
  logoCenterVideo: {
    label: 'Logo, text and video',
    description: 'A logo, a short text and a video',
    uses: [...title, 'images', 'imageWidth', 'videoUrl'],
    itemUses: [],
    maxImages: 1,
  },
  aspirationVideo: {
    label: 'Large statement with a video',
    description: 'A statement with a video beside it',
    uses: [...title, ...button, 'videoUrl', ...colors],
    itemUses: [],
  },
  callToAction: {
    label: 'Closing band with buttons',
    description: 'A closing band with one or two buttons',
    uses: [...title, ...buttons, ...colors],
    itemUses: [],
  },
  textLeftImageRight: {
    label: 'Picture after the text',
    description: 'Text first, with a picture beside it; on a phone below it',
    uses: [...title, ...button, 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  imageLeftTextRight: {
    label: 'Picture before the text',
    description: 'A picture first, with the text beside it; on a phone below it',
    uses: [...title, ...button, 'images', ...colors],
    itemUses: [],
    maxImages: 1,
  },
  featureCards: {
    label: 'Cards with icons',
    description: 'Cards with an icon, a title and a text',
    uses: [...title, ...button, 'items', ...colors],
    itemUses: card,
  },
  stats: {
    label: 'Large figures',
    description: 'Numbers in large type, each with a label',
    uses: [...title, 'items', ...colors],
    itemUses: figure,
  },
  logoGrid: {
    label: 'Logos in a grid',
    description: 'Up to twelve logos, and up to three facts below them',
    uses: [...title, 'images', 'items', ...colors],
    itemUses: [...card, 'stat', 'label'],
    maxImages: logoGridMaxLogos,
    maxItems: logoGridMaxItems,
  },
  productShowcase: {
    label: 'Products with pictures',
    description: 'Products or results, each with a picture and a text',
    uses: [...title, ...button, 'images', 'items', ...colors],
    itemUses: card,
  },
  richText: {
    label: 'Long text',
    description: 'A text with headings, lists and links, and a table of contents made from its headings',
    uses: ['header', 'subheader', 'content'],
    itemUses: [],
  },
  questions: {
    label: 'Questions and answers',
    description: 'Questions that open to show their answers, also for search engines',
    uses: ['header', 'subheader', 'content', 'items'],
    itemUses: ['title', 'description'],
  },
} as const satisfies Record<SectionLayout, SectionLayoutFacts>

export function layoutFacts(layout: SectionLayout): SectionLayoutFacts {
  const { label, description, ...facts } = sectionLayouts[layout]
  return { ...facts, ...wordsInPageLanguage({ label, description }) }
}
