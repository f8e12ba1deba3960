import type { MessagesShape } from '../shared/messages-shape.ts'
import type { labelTexts as english } from './label-texts.ts'

export const labelTexts: MessagesShape<typeof english> = {
  cancel: 'إلغاء',
  clear: 'مسح',
  close: 'إغلاق',
  hidePassword: 'إخفاء كلمة المرور',
  loading: 'جارٍ التحميل…',
  nextPage: 'الصفحة التالية',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  page: 'الصفحة {page}',
  previousPage: 'الصفحة السابقة',
  showPassword: 'إظهار كلمة المرور',
  unexpectedError: 'حدث خطأ ما',
}
