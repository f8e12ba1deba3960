import type { MessagesShape } from '../shared/messages-shape.ts'
import type { offlineTexts as english } from './offline-texts.ts'

export const offlineTexts: MessagesShape<typeof english> = {
  offline: 'لا اتصال بالإنترنت. نصّكم محفوظ هنا، ونرسله حين يعود الاتصال.',
}
