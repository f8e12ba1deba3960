import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { checksTexts as english } from './checks-texts.ts'

export const checksTexts: MessagesShape<typeof english> = {
  title: 'ما يحتاج إصلاحًا',
  subtitle: 'ما يتعثّر فيه الزوار: روابط مكسورة ونصوص ناقصة وصور أصغر مما ينبغي.',
  loading: 'جارٍ فحص كل الصفحات...',
  loadFailed: 'تعذّر إعداد التقرير.',
  looked: (records) =>
    `فُحص ${arabicCount(records, ['لا شيء', 'سجلّ واحد', 'سجلّان', 'سجلّات', 'سجلًّا', 'سجلّ'])}.`,
  severity: 'درجة الخطورة',
  both: 'الأخطاء والملاحظات',
  type: 'نوع المحتوى',
  allTypes: 'كل الأنواع',
  check: 'نوع الملاحظة',
  allChecks: 'كل شيء',
  formerNames: 'أسماء سابقة',
  errors: (count) => `الأخطاء (${localNumber(count)})`,
  errorsHint: 'هذه لا تعمل عند الزوار.',
  hints: (count) => `الملاحظات (${localNumber(count)})`,
  hintsHint: 'هذه يمكن أن تكون أفضل.',
  pages: 'صفحات التقرير',
  nothing: 'لا شيء يحتاج إصلاحًا',
  nothingHint: 'الروابط والصور والنصوص كما ينبغي، بكل اللغات.',
  nothingSuch: 'لا شيء من هذا النوع يحتاج إصلاحًا',
  goTo: 'فتح',
  mend: 'إصلاح',
  mending: 'جارٍ الإصلاح...',
  mended: (title) => `أُصلح: ${isolated(title)}`,
  undo: 'تراجع',
  undone: (title) => `عاد كما كان: ${isolated(title)}`,
  failed: (title) => `تعذّر إصلاح ${isolated(title)}.`,
  changed: 'غيّره أحد الزملاء في هذه الأثناء. أُعدّ التقرير من جديد.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  panelMore: 'عرض الكل',
  panelFailed: 'تعذّر إعداد التقرير.',
  panelErrors: (count) => arabicCount(count, ['لا أخطاء', 'خطأ واحد', 'خطآن', 'أخطاء', 'خطأً', 'خطأ']),
  panelHints: (count) =>
    arabicCount(count, ['لا ملاحظات', 'ملاحظة واحدة', 'ملاحظتان', 'ملاحظات', 'ملاحظة', 'ملاحظة']),
}
