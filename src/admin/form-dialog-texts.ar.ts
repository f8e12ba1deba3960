import type { MessagesShape } from '../shared/messages-shape.ts'
import type { formDialogTexts as english } from './form-dialog-texts.ts'

export const formDialogTexts: MessagesShape<typeof english> = {
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  close: 'إغلاق',
  discardTitle: 'إغلاق من دون حفظ؟',
  discard: 'ما كتبتموه في هذه النافذة لم يُحفظ بعد.',
  discardLabel: 'تجاهل التعديلات',
  keep: 'مواصلة التعديل',
}
