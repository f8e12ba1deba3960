import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordActionsTexts as english } from './record-actions-texts.ts'

export const recordActionsTexts: MessagesShape<typeof english> = {
  view: (title) => `عرض ${quoted(title)}`,
  edit: (title) => `تعديل ${quoted(title)}`,
  page: (title) => `عرض صفحة ${quoted(title)} (في نافذة جديدة)`,
  clone: (title) => `تكرار ${quoted(title)}`,
  delete: (title) => `حذف ${quoted(title)}`,
}
