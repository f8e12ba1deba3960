import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { portfolioTexts as english } from './portfolio-texts.ts'

export const portfolioTexts: MessagesShape<typeof english> = {
  join: 'انضم إلينا',
  explore: 'استكشف برامجنا',
}
