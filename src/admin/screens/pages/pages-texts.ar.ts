import { arabicCount } from '../../../shared/arabic-count.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { pagesTexts as english } from './pages-texts.ts'

export const pagesTexts: MessagesShape<typeof english> = {
  title: 'محرّر الصفحات',
  description: 'كل صفحات الموقع: حالتها وآخر تعديل لها.',
  search: 'البحث في الصفحات',
  state: 'الصفحات المعروضة',
  states: { all: 'الكل', visible: 'الظاهرة', hidden: 'المخفية' },
  visible: 'ظاهرة',
  hidden: 'مخفية',
  groups: {
    main: 'الصفحات الرئيسية',
    programs: 'البرامج',
    projects: 'المشاريع',
    events: 'الفعاليات',
    news: 'الأخبار',
    own: 'صفحاتنا الخاصة',
  },
  view: 'عرض الصفحة',
  newTab: '(في نافذة جديدة)',
  edit: 'تعديل',
  sharing: 'في البحث والمشاركة',
  show: 'فتح',
  changed: (time, who) => (who ? `آخر تعديل: ${isolated(who)}، ${time}` : `آخر تعديل: ${time}`),
  unchanged: 'لم تُعدَّل بعد: تظهر النصوص الأصلية',
  fixed: 'نصوصها ثابتة',
  count: (shown) => arabicCount(shown, ['لا صفحات', 'صفحة واحدة', 'صفحتان', 'صفحات', 'صفحة', 'صفحة']),
  notFound: 'لا نتائج',
  notFoundHint: 'لا صفحة تناسب هذه الكلمات وهذه الحالة.',
  failed: 'تعذّر تحميل الصفحات',
}
