import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { activityTexts as english } from './activity-texts.ts'

export const activityTexts: MessagesShape<typeof english> = {
  title: 'النشاط',
  subtitle: 'من فعل ماذا، والأحدث أولًا. لا يتغيّر شيء في الموقع إلا وله سطر هنا.',
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
  emptyFiltered: 'لا تغيير يناسب هذه التصفية',
  pages: 'صفحات النشاط',
  today: 'اليوم',
  yesterday: 'أمس',
}
