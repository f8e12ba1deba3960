import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { impactPageTexts as english } from './impact-page-texts.ts'

export const impactPageTexts: MessagesShape<typeof english> = { preview: 'معاينة الأقسام' }
