import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { saveBarTexts as english } from './save-bar-texts.ts'

export const saveBarTexts: MessagesShape<typeof english> = {
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  close: 'إغلاق',
  unsaved: 'تعديلات غير محفوظة',
  notSaved: 'لم يُحفظ بعد',
  saved: (time) => `محفوظ منذ ${time}`,
  saveDraft: 'حفظ مسودة',
  savingDraft: 'جارٍ حفظ المسودة…',
  draftSaved: (time) => `حُفظت المسودة ${time}`,
  draftFailed: (reason) => (reason ? `لم تُحفظ المسودة: ${reason}` : 'لم تُحفظ المسودة، وستُعاد المحاولة.'),
  invalid: 'بعض الحقول تحتاج إلى مراجعة',
  deleted: 'حذف شخص آخر هذا أثناء التعديل',
  deletedHint: 'يمكن استعادته مع ما كتبتموه.',
  restore: 'استعادة وحفظ',
}
