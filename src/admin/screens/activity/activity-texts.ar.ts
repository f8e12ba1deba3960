import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { activityTexts as english } from './activity-texts.ts'

export const activityTexts: MessagesShape<typeof english> = {
  title: 'النشاط',
  subtitle: 'كل تعديل في الموقع وصاحبه، الأحدث أولًا.',
  loading: 'جارٍ تحميل النشاط…',
  loadFailed: 'تعذّر تحميل النشاط.',
  type: 'النوع',
  allTypes: 'كل شيء',
  application: 'طلب',
  user: 'مستخدم',
  file: 'ملف',
  person: 'الشخص',
  allPeople: 'الجميع',
  clear: 'إلغاء التصفية',
  empty: 'لم يحدث شيء بعد',
  emptyFiltered: 'لا نتائج لهذه التصفية',
  pages: 'صفحات النشاط',
  today: 'اليوم',
  yesterday: 'أمس',
}
