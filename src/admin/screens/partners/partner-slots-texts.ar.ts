import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { partnerSlotsTexts as english } from './partner-slots-texts.ts'

export const partnerSlotsTexts: MessagesShape<typeof english> = {
  title: 'شركاء الأثر',
  empty: 'لا شريك ظاهرًا بعد',
}
