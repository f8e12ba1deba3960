import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { screenFailureTexts as english } from './screen-failure-texts.ts'

export const screenFailureTexts: MessagesShape<typeof english> = {
  failed: 'تعذّر عرض هذه الشاشة',
  failedHint: 'ربما انقطع الاتصال، أو تجدّد الموقع وهذه النافذة مفتوحة. إعادة التحميل تكفي عادةً.',
  reload: 'إعادة التحميل',
  missing: 'لا شاشة على هذا العنوان',
  missingHint: 'ربما في العنوان خطأ، أو انتقلت الشاشة إلى مكان آخر.',
  dashboard: 'إلى لوحة المتابعة',
}
