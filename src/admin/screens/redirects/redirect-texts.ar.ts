import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { redirectTexts as english } from './redirect-texts.ts'

const redirectForms = ['لا تحويلات', 'تحويل واحد', 'تحويلان', 'تحويلات', 'تحويلًا', 'تحويل'] as const
const lineForms = ['لا أسطر', 'سطر واحد', 'سطران', 'أسطر', 'سطرًا', 'سطر'] as const

export const redirectTexts: MessagesShape<typeof english> = {
  missed: 'طلبات بلا صفحة',
  import: 'استيراد CSV',
  answered: (title) => `لهذا العنوان صفحته: ${isolated(title)}. لا أثر لهذا التحويل.`,

  missedTitle: 'طلبات بلا صفحة',
  missedHint:
    'عناوين بلا صفحة طلبها الزوار، والأكثر طلبًا أولًا. لا يُحفظ إلا العنوان وعدد المرات، لمدة ٩٠ يومًا.',
  kind: 'من طلب',
  page: 'الزوار',
  robot: 'الروبوتات',
  robotHint: 'ما تجرّبه روبوتات تبحث عن ثغرات في برامج أخرى. لا يحتاج إلى تحويل.',
  loadFailed: 'تعذّر تحميل العناوين.',
  empty: 'لا طلبات بلا صفحة',
  emptyHint: 'تظهر هنا العناوين التي لا صفحة لها خلال دقيقة.',
  list: 'العناوين',
  times: (count) => arabicCount(count, ['لا مرات', 'مرة واحدة', 'مرتان', 'مرات', 'مرة', 'مرة']),
  last: (day) => `آخرها ${day}`,
  make: 'إنشاء تحويل',
  forget: 'حذف من القائمة',
  of: (path) => `للعنوان ${isolated(path)}`,
  forgotten: (path) => `حُذف ${isolated(path)} من القائمة`,
  failed: 'لم ينجح هذا. يُرجى المحاولة من جديد.',
  dialogTitle: 'إنشاء تحويل',
  dialogHint: (path) => `من يطلب ${isolated(path)} يصل إلى عنوان آخر.`,
  to: 'يقود إلى',
  toHelp: 'صفحة في هذا الموقع، مثل ‎/programs/bridgez، أو عنوان في موقع آخر.',
  toRequired: 'يقود إلى: هذا الحقل مطلوب',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  made: (path, to) => `صار ${isolated(path)} يقود إلى ${isolated(to)}`,

  importTitle: 'استيراد تحويلات',
  importHint:
    'ملف CSV من عمودين: العنوان القديم وإلى أين يقود. يُهمل السطر الأول إن كان أسماء. يُحفظ الكل أو لا شيء.',
  file: 'ملف CSV',
  pasted: 'أو الصقوا الأسطر هنا',
  preview: 'ما قُرئ',
  line: (number) => `السطر ${localNumber(number)}`,
  good: (count) => `${arabicCount(count, redirectForms)} جاهز للحفظ.`,
  wrong: (count) => `${arabicCount(count, lineForms)} بحاجة إلى تصحيح أولًا.`,
  tooMany: (max) => `أقصى عدد في الملف ${localNumber(max)}.`,
  none: 'لم يُقرأ شيء بعد.',
  storeAll: 'حفظ الكل',
  stored: (count) => `حُفظ ${arabicCount(count, redirectForms)}`,
  twoColumns: 'يلزم عمودان: العنوان القديم وإلى أين يقود.',
  badTarget: 'لا يمكن أن يقود الطريق إلى هذا العنوان.',
  unreadable: 'تعذّرت قراءة الملف.',
}
