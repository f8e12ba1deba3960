import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { impact as english } from '../en/impact.ts'

export const impact: MessagesShape<typeof english> = {
  loading: 'نحمّل صفحة الأثر…',
  failed: 'تعذّر تحميل صفحة الأثر',
  notFound: 'هذه الصفحة غير متاحة حاليًا',
  notFoundText: 'نعمل على إعدادها. وحتى ذلك الحين تحكي برامجنا ومشاريعنا معظم القصة.',
  nothingYet: 'لا أرقام بعد',
  nothingYetText: 'تظهر هنا الأرقام والقصص متى كان لدينا ما نرويه.',
  programs: 'البرامج',
  projects: 'المشاريع',
  reach: 'المستفيدون',
  location: 'المكان',
}
