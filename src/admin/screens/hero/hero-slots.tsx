import { heroSection } from '../../../content/hero-section/hero-section.ts'
import { slotsOf } from '../../screen-slots.ts'
import { AnimatedLinesField } from './animated-lines-field.tsx'
import { HeroPreview } from './hero-preview.tsx'
import { useHeroCreation } from './use-hero-creation.ts'

export const heroSlots = slotsOf(heroSection, {
  controls: { animatedLines: AnimatedLinesField },
  Preview: HeroPreview,
  previewColumns: 'grid gap-8 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]',
  useForm: useHeroCreation,
})
