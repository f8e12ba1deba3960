import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { trashTexts as english } from './trash-texts.ts'

export const trashTexts: MessagesShape<typeof english> = {
  title: 'المحذوفات',
  subtitle: 'كل ما حُذف من الموقع. يبقى هنا إلى أن تحتاجوا إليه.',
  loading: 'جارٍ تحميل المحذوفات…',
  loadFailed: 'تعذّر تحميل المحذوفات.',
  list: 'ما حُذف',
  search: 'البحث في المحذوفات',
  searchPlaceholder: 'العنوان أو النوع أو الشخص',
  type: 'النوع',
  allTypes: 'كل شيء',
  empty: 'لا محذوفات',
  emptyHint: 'ما تحذفونه يأتي إلى هنا، ويمكن استعادته.',
  notFound: 'لا نتائج',
  notFoundHint: 'لا شيء في المحذوفات يضمّ كل هذه الكلمات.',
  deleted: (who, time) => (who ? `الحذف بيد ${isolated(who)}، ${time}` : `حُذف ${time}`),
  restore: 'استعادة',
  restoring: 'جارٍ الاستعادة…',
  restored: (title) => `عاد «${isolated(title)}» إلى مكانه`,
  restoreFailed: (title) => `تعذّرت استعادة «${isolated(title)}»`,
  tryAgain: 'يُرجى المحاولة من جديد.',
  notYours: 'استعادة هذا النوع خارج صلاحيات هذا الدور',
  draft: 'مسودة',
  untitled: 'بلا عنوان',
  pages: 'صفحات المحذوفات',
}
