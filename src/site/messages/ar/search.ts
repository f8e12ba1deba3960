import { arabicCount } from '../../../shared/arabic-count.ts'
import { quoted } from '../../../shared/arabic-quote.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { search as english } from '../en/search.ts'

const resultForms = ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'] as const

export const search: MessagesShape<typeof english> = {
  title: 'البحث',
  description: 'ابحثوا في برامج المؤسسة ومشاريعها وفعالياتها وقصصها وصفحاتها.',
  lead: 'البرامج والمشاريع والفعاليات والقصص وكل ما في هذا الموقع.',
  label: 'البحث في الموقع',
  placeholder: 'عمّ تبحثون؟',
  submit: 'بحث',
  searching: 'جارٍ البحث…',
  failed: 'تعذّر البحث. يُرجى المحاولة بعد قليل.',
  found: (number, query) => `${arabicCount(number, resultForms)} عن ${quoted(query)}`,
  cut: (number) => `هذه أفضل ${arabicCount(number, resultForms)}. كلمة أخرى تضيّق البحث.`,
  none: (query) => `لا نتائج عن ${quoted(query)}`,
  noneText: 'جرّبوا كلمة أخرى، أو كلمات أقل، أو بداية الكلمة وحدها. أو واصلوا من هنا:',
  tooShort: 'يُرجى كتابة حرفين على الأقل.',
  tooLong: 'نص البحث طويل جدًّا. تكفي بضع كلمات.',
  ways: 'أو واصلوا من هنا:',
  pages: 'صفحات النتائج',
  page: (number) => `صفحة ${localNumber(number)}`,
  number: (number) => localNumber(number),
  next: 'التالي',
  previous: 'السابق',
}
