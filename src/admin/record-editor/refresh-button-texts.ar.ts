import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { refreshButtonTexts as english } from './refresh-button-texts.ts'

export const refreshButtonTexts: MessagesShape<typeof english> = {
  refresh: 'تحديث',
  title: 'تحميل القيم المحفوظة؟',
  question: 'ستضيع التعديلات التي لم تُحفظ.',
  confirm: 'تجاهل التعديلات والتحديث',
}
