import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordLanguagesTexts as english } from './record-languages-texts.ts'

export const recordLanguagesTexts: MessagesShape<typeof english> = {
  label: 'اللغات',
  translation: 'الترجمة',
  original: 'الأصل',
  published: 'منشورة',
  draft: 'مسودة',
  unpublished: 'تعديلات لم تُنشر',
  outdated: (count) => `تحتاج إلى مراجعة: ${localNumber(count)}`,
  missing: (count) => `ناقصة: ${localNumber(count)}`,
  notStarted: 'لم تبدأ',
}
