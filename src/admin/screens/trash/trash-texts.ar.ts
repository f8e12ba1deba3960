import { quoted } from '../../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { trashTexts as english } from './trash-texts.ts'

export const trashTexts: MessagesShape<typeof english> = {
  title: 'سلة المحذوفات',
  subtitle: 'كل ما حُذف من الموقع، ويبقى هنا إلى أن تحتاجوا إليه.',
  loading: 'جارٍ تحميل سلة المحذوفات…',
  loadFailed: 'تعذّر تحميل سلة المحذوفات.',
  list: 'محتوى السلة',
  search: 'البحث في سلة المحذوفات',
  searchPlaceholder: 'العنوان أو النوع أو الشخص',
  type: 'النوع',
  allTypes: 'كل شيء',
  empty: 'سلة المحذوفات فارغة',
  emptyHint: 'يُنقل إلى هنا كل ما تحذفونه، ويمكن استعادته.',
  notFound: 'لا نتائج',
  notFoundHint: 'لا شيء في سلة المحذوفات يضمّ كل هذه الكلمات.',
  deleted: (who, time) => (who ? `حذفه ${isolated(who)}، ${time}` : `حُذف ${time}`),
  restore: 'استعادة',
  restoring: 'جارٍ الاستعادة…',
  restored: (title) => `استُعيد ${quoted(title)}`,
  restoreFailed: (title) => `تعذّرت استعادة ${quoted(title)}`,
  tryAgain: 'يُرجى المحاولة من جديد.',
  notYours: 'ليست استعادة هذا النوع من صلاحيات هذا الدور',
  draft: 'مسودة',
  untitled: 'بلا عنوان',
  pages: 'صفحات سلة المحذوفات',
}
