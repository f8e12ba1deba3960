import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordPanelTexts as english } from './record-panel-texts.ts'

export const recordPanelTexts: MessagesShape<typeof english> = {
  missing: 'لا شيء على هذا العنوان',
  missingHint: 'ربما حُذف، وما يُحذف يبقى في المحذوفات.',
  back: 'العودة إلى القائمة',
}
