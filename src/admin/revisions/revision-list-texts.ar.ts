import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { revisionListTexts as english } from './revision-list-texts.ts'

export const revisionListTexts: MessagesShape<typeof english> = {
  failed: 'تعذّر تحميل سجلّ النسخ.',
  empty: 'لا شيء محفوظ بعد',
  compare: 'مقارنة نسختين',
}
