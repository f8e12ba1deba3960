import type { MessagesShape } from '../shared/messages-shape.ts'
import type { fieldValueTexts as english } from './field-value-texts.ts'

export const fieldValueTexts: MessagesShape<typeof english> = {
  empty: 'فارغ',
  on: 'مفعّل',
  off: 'غير مفعّل',
  same: 'كما في الجهة الأخرى',
}
