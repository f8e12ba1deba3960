import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordPanelTexts as english } from './record-panel-texts.ts'

export const recordPanelTexts: MessagesShape<typeof english> = {
  missing: 'لا شيء بهذا الرابط',
  missingHint: 'ربما حُذف. كل ما يُحذف يبقى في سلة المحذوفات.',
  back: 'العودة إلى القائمة',
}
