import { arabicCount } from '../../../shared/arabic-count.ts'
import { groupedNumber, localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { redirectTexts as english } from './redirect-texts.ts'

const readyForms = [
  'لا شيء جاهز للحفظ',
  'عملية إعادة توجيه واحدة جاهزة للحفظ',
  'عمليتا إعادة توجيه جاهزتان للحفظ',
  'عمليات إعادة توجيه جاهزة للحفظ',
  'عملية إعادة توجيه جاهزة للحفظ',
  'عملية إعادة توجيه جاهزة للحفظ',
] as const
const storedForms = [
  '',
  'عملية إعادة توجيه واحدة',
  'عمليتا إعادة توجيه',
  'عمليات إعادة توجيه',
  'عملية إعادة توجيه',
  'عملية إعادة توجيه',
] as const
const wrongForms = [
  'لا أسطر تحتاج إلى تصحيح',
  'سطر واحد يحتاج إلى تصحيح أولًا',
  'سطران يحتاجان إلى تصحيح أولًا',
  'أسطر تحتاج إلى تصحيح أولًا',
  'سطرًا تحتاج إلى تصحيح أولًا',
  'سطر تحتاج إلى تصحيح أولًا',
] as const

export const redirectTexts: MessagesShape<typeof english> = {
  missed: 'روابط غير موجودة (404)',
  import: 'استيراد CSV',
  answered: (title) => `لهذا الرابط صفحة: ${isolated(title)}. لا أثر لإعادة التوجيه هذه.`,

  missedTitle: 'روابط غير موجودة (404)',
  missedHint:
    'روابط فتحها الزوّار ولا صفحة لها، والأكثر فتحًا أولًا. لا يُحفظ إلا الرابط وعدد المرات، مدة تسعين يومًا.',
  kind: 'المصدر',
  page: 'الزوّار',
  robot: 'الروبوتات',
  robotHint: 'روابط تجرّبها روبوتات تبحث عن ثغرات في برامج أخرى. لا تحتاج إلى إعادة توجيه.',
  loadFailed: 'تعذّر تحميل الروابط.',
  empty: 'لا روابط غير موجودة',
  emptyHint: 'يظهر هنا كل رابط لا صفحة له خلال دقيقة من فتحه.',
  list: 'الروابط',
  times: (count) => arabicCount(count, ['لا مرات', 'مرة واحدة', 'مرتان', 'مرات', 'مرة', 'مرة']),
  last: (day) => `آخرها ${day}`,
  make: 'إنشاء إعادة توجيه',
  forget: 'حذف من القائمة',
  of: (path) => `للرابط ${isolated(path)}`,
  forgotten: (path) => `حُذف ${isolated(path)} من القائمة`,
  failed: 'تعذّر تنفيذ ذلك. يُرجى المحاولة من جديد.',
  dialogTitle: 'إنشاء إعادة توجيه',
  dialogHint: (path) => `من يفتح ${isolated(path)} يصل إلى رابط آخر.`,
  to: 'الوجهة',
  toHelp: `صفحة في هذا الموقع، مثل ${isolated('/programs/bridgez')}، أو رابط في موقع آخر.`,
  toRequired: 'الوجهة: هذا الحقل مطلوب',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  made: (path, to) => `يُعاد الآن توجيه ${isolated(path)} إلى ${isolated(to)}`,

  importTitle: 'استيراد إعادة التوجيه',
  importHint:
    'ملف CSV من عمودين: الرابط القديم والوجهة. يُهمل السطر الأول إن كانت فيه أسماء الأعمدة. يُحفظ الكل أو لا شيء.',
  file: 'ملف CSV',
  pasted: 'أو الصقوا الأسطر هنا',
  preview: 'محتوى الملف',
  line: (number) => `السطر ${localNumber(number)}`,
  good: (count) => `${arabicCount(count, readyForms)}.`,
  wrong: (count) => `${arabicCount(count, wrongForms)}.`,
  tooMany: (max) => `الحدّ الأقصى في الملف ${groupedNumber(max)}.`,
  none: 'لم يُقرأ شيء بعد.',
  storeAll: 'حفظ الكل',
  stored: (count) => (count === 0 ? 'لم يُحفظ شيء' : `حُفظت ${arabicCount(count, storedForms)}`),
  twoColumns: 'يلزم عمودان: الرابط القديم والوجهة.',
  badTarget: 'لا يمكن إعادة التوجيه إلى هذا الرابط.',
  unreadable: 'تعذّرت قراءة الملف.',
}
