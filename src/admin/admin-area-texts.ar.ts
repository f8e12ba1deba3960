import { arabicCount } from '../shared/arabic-count.ts'
import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import type { adminAreaTexts as english } from './admin-area-texts.ts'

export const adminAreaTexts: MessagesShape<typeof english> = {
  name: 'منطقة الإدارة',
  documentTitle: (title) => `${title} · منطقة الإدارة`,
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل…',
  switchTheme: 'التبديل بين الفاتح والداكن',
  readOnly: 'كل ما هنا للاطّلاع، لا للتعديل',
  readOnlyHint: 'إذا كان التعديل من عملكم فاطلبوا دورًا آخر من أحد المشرفين.',
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
  builder: (label) => `إعداد الصفحة: ${label}`,
}
