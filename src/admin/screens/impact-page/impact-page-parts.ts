import type { EditorPart } from '../../page-editor/jump-list.tsx'
import { impactPageTexts as texts } from './impact-page-texts.ts'

/** The parts of the form in the order of the page; each field in exactly one of them. */
export const impactParts = [
  { id: 'impact-visibility', title: texts.visibility, fields: ['isActive'] },
  {
    id: 'impact-hero',
    title: texts.hero,
    fields: ['heroTitle', 'heroSubtitle', 'heroContent', 'heroImageUrl'],
  },
  { id: 'impact-stats', title: texts.stats, fields: ['statsTitle', 'statsDescription'] },
  { id: 'impact-sections', title: texts.sections, fields: ['sections'] },
  { id: 'impact-stories', title: texts.stories, fields: ['storiesTitle', 'storiesDescription'] },
  { id: 'impact-reach', title: texts.reach, fields: ['reachTitle', 'reachDescription'] },
  {
    id: 'impact-cta',
    title: texts.cta,
    fields: [
      'ctaTitle',
      'ctaDescription',
      'ctaButtonPrimaryText',
      'ctaButtonPrimaryLink',
      'ctaButtonSecondaryText',
      'ctaButtonSecondaryLink',
    ],
  },
] as const satisfies readonly EditorPart[]
