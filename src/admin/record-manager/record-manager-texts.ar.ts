import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordManagerTexts as english } from './record-manager-texts.ts'

export const recordManagerTexts: MessagesShape<typeof english> = {
  showPreview: 'إظهار المعاينة',
  hidePreview: 'إخفاء المعاينة',
}
