import { arabicCount } from '../shared/arabic-count.ts'
import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import type { adminAreaTexts as english } from './admin-area-texts.ts'

export const adminAreaTexts: MessagesShape<typeof english> = {
  name: 'لوحة الإدارة',
  documentTitle: (title) => `${title} · لوحة الإدارة`,
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل…',
  switchTheme: 'التبديل بين الفاتح والداكن',
  readOnly: 'للاطّلاع فقط',
  readOnlyHint: 'إن احتجتم إلى التعديل فاطلبوا دورًا آخر من أحد المشرفين.',
  groups: { Overview: 'نظرة عامة', Pages: 'الصفحات', Content: 'المحتوى', Administration: 'الإدارة' },
  newApplications: (count) =>
    arabicCount(count, [
      'لا طلبات جديدة',
      'طلب جديد واحد',
      'طلبان جديدان',
      'طلبات جديدة',
      'طلبًا جديدًا',
      'طلب جديد',
    ]),
  approvals: (count) => `بانتظاركم: ${localNumber(count)}`,
  add: (label) => `إضافة: ${label}`,
  builder: (label) => `تصميم الصفحة: ${label}`,
}
