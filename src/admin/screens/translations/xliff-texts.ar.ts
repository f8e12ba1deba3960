import { arabicCount } from '../../../shared/arabic-count.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { xliffTexts as english } from './xliff-texts.ts'

const count = (number: number) => arabicCount(number, ['لا نصوص', 'نص واحد', 'نصان', 'نصوص', 'نصًا', 'نص'])

export const xliffTexts: MessagesShape<typeof english> = {
  export: 'تصدير للمترجمين',
  exportRecord: 'تصدير',
  exportFailed: 'تعذّر إعداد الملف.',
  nothingWaits: 'لا ترجمات مطلوبة.',
  import: 'استيراد ملف',
  title: 'استيراد الترجمات',
  description: 'ملف XLIFF 2.1 صُدِّر من هنا وتُرجم. لا يُحفظ شيء قبل عرض التغييرات عليكم.',
  file: 'ملف XLIFF',
  reading: 'جارٍ قراءة الملف…',
  unreadable: 'لا يمكن استيراد هذا الملف',
  unreadableHint: 'لم يتغيّر شيء.',
  records: 'محتوى الملف',
  taken: (number) => `يُستورد من الملف: ${count(number)}`,
  confirmed: (number) => `ما زالت صحيحة: ${count(number)}`,
  unchanged: 'لا تغيير',
  published: 'منشورة: يراها الزوّار فورًا',
  gone: 'لم يعد هذا العنصر موجودًا',
  conflictCount: (number) => `للاختيار: ${count(number)}`,
  conflictsTitle: 'تغيّر هنا بعد التصدير',
  conflictsHint: 'اختاروا ما يبقى. لا يتغيّر شيء قبل اختياركم.',
  sourceChanged: 'تغيّر الأصل بعد التصدير.',
  translationChanged: 'تغيّرت الترجمة هنا بعد التصدير.',
  here: 'هنا',
  inFile: 'في الملف',
  nothingHere: 'لا شيء',
  keepHere: 'إبقاء ما هنا',
  takeFile: 'اعتماد ما في الملف',
  keep: (label) => `الاختيار في ${label}`,
  refusedTitle: 'لم يُستورد',
  refused: { gone: 'النص لم يعد موجودًا', tooLong: 'النص أطول من المسموح' },
  moved: 'تغيّر شيء في هذه الأثناء. يُرجى المراجعة من جديد.',
  apply: 'استيراد',
  applying: 'جارٍ الاستيراد…',
  cancel: 'إلغاء',
  done: (number) => `اكتمل الاستيراد: ${count(number)}`,
  failed: 'تعذّر الاستيراد. لم يتغيّر شيء.',
}
