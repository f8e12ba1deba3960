import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { news as english } from '../en/news.ts'

export const news: MessagesShape<typeof english> = {
  title: 'الأخبار',
  lead: 'ما حدث في برامجنا ومشاريعنا، يرويه من كانوا هناك.',
  description: 'أخبار المؤسسة: ما حدث في برامجنا ومشاريعنا، والأحدث أولًا.',
  tagged: (tag) => `أخبار عن ${isolated(tag)}`,
  latest: 'آخر الأخبار',
  allNews: 'كل الأخبار',
  page: (number) => `الصفحة ${localNumber(number)}`,
  pages: 'صفحات الأخبار',
  newer: 'أخبار أحدث',
  older: 'أخبار أقدم',
  empty: 'لا أخبار بعد',
  emptyText: 'عودوا إلينا قريبًا، أو اطّلعوا على فعالياتنا المقبلة.',
  toEvents: 'الفعاليات القادمة',
  loading: 'نحمّل الأخبار…',
  failed: 'تعذّر تحميل الأخبار.',
  feed: 'متابعة الأخبار في قارئ الخلاصات',
  by: (name) => `بقلم ${isolated(name)}`,
  tags: 'الوسوم',
  about: 'المزيد عن',
  related: 'أخبار أخرى',
  breadcrumbs: 'مكانكم في الموقع',
  notFound: 'لم نجد هذا الخبر',
  notFoundText: 'هذا الخبر غير موجود، أو أُزيل من الموقع.',
}
