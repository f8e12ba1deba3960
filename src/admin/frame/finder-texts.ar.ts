import { arabicCount } from '../../shared/arabic-count.ts'
import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { finderTexts as english } from './finder-texts.ts'

export const finderTexts: MessagesShape<typeof english> = {
  title: 'البحث في كل شيء',
  groups: {
    recent: 'آخر أعمالكم',
    screens: 'الشاشات',
    actions: 'الإجراءات',
    settings: 'الإعدادات',
    records: 'المحتوى',
    people: 'الأشخاص',
  },
  placeholder: 'صفحة، شخص، إعداد…',
  results: 'النتائج',
  searching: 'جارٍ البحث في المحتوى…',
  near: 'لا نتائج مطابقة تمامًا، وهذه أقرب النتائج.',
  nothing: (query) => `لا نتائج عن ${quoted(query)}`,
  count: (count) => arabicCount(count, ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة']),
  failed: 'تعذّر البحث في المحتوى',
  retry: 'إعادة المحاولة',
  hidden: 'مخفي عن الزوّار',
  website: 'عرض الموقع',
  websiteHint: 'فتح الموقع العام في نافذة جديدة',
  theme: 'تبديل المظهر',
  themeHint: 'بين الفاتح والداكن',
  themeWords: ['الوضع الداكن', 'الوضع الفاتح', 'ألوان'],
}
