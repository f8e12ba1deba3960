import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { visibilityBadgeTexts as english } from './visibility-badge-texts.ts'

export const visibilityBadgeTexts: MessagesShape<typeof english> = { active: 'ظاهر', hidden: 'مخفي' }
