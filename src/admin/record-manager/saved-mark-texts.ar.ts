import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { savedMarkTexts as english } from './saved-mark-texts.ts'

export const savedMarkTexts: MessagesShape<typeof english> = {
  saved: 'محفوظ',
  view: 'العرض في الموقع',
  newTab: '(في نافذة جديدة)',
}
