import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { portfolioHeroDefaults as english } from './portfolio-hero-defaults.ts'

export const portfolioHeroDefaults: MessagesShape<typeof english> = {
  join: 'انضموا إلينا',
  explore: 'استكشفوا برامجنا',
}
