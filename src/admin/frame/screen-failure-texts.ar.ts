import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { screenFailureTexts as english } from './screen-failure-texts.ts'

export const screenFailureTexts: MessagesShape<typeof english> = {
  failed: 'تعذّر عرض هذه الشاشة',
  failedHint: 'ربما انقطع الاتصال، أو حُدّث الموقع وهذه النافذة مفتوحة. إعادة التحميل تكفي عادةً.',
  reload: 'إعادة التحميل',
  missing: 'لا توجد شاشة بهذا الرابط',
  missingHint: 'ربما في الرابط خطأ، أو نُقلت الشاشة إلى رابط آخر.',
  dashboard: 'إلى لوحة المتابعة',
}
