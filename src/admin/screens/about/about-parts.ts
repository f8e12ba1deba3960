import type { EditorPart } from '../../page-editor/jump-list.tsx'
import { aboutTexts as texts } from './about-texts.ts'

/** The parts of the form in their order, for the jump list. */
export const aboutParts = [
  { id: 'about-visibility', title: texts.visibility, fields: ['isActive'] },
  {
    id: 'about-hero',
    title: texts.hero,
    fields: ['heroTitle', 'heroSubtitle', 'heroContent', 'heroImageUrl'],
  },
  {
    id: 'about-aspiration',
    title: texts.aspiration,
    fields: ['aspirationTitle', 'aspirationContent', 'aspirationButtonText', 'aspirationButtonLink'],
  },
  {
    id: 'about-programs',
    title: texts.programs,
    fields: ['programsTitle', 'programsSubtitle', 'programsContent', 'programsApproachText'],
  },
  {
    id: 'about-philanthropic',
    title: texts.philanthropic,
    fields: ['philanthropicTitle', 'philanthropicContent', 'philanthropicLogos'],
  },
  {
    id: 'about-entrepreneurship',
    title: texts.entrepreneurship,
    fields: ['entrepreneurshipTitle', 'entrepreneurshipContent', 'entrepreneurshipLogos'],
  },
  { id: 'about-blended', title: texts.blended, fields: ['blendedModelContent', 'blendedModelImageUrl'] },
  { id: 'about-sdgs', title: texts.sdgsShort, fields: ['sdgsTitle', 'sdgsContent', 'sdgItems'] },
  { id: 'about-values', title: texts.valuesShort, fields: ['valuesTitle', 'valueItems'] },
  { id: 'about-images', title: texts.images, fields: ['africaMapImageUrl'] },
] as const satisfies readonly EditorPart[]
