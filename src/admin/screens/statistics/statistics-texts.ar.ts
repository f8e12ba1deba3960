import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { statisticsTexts as english } from './statistics-texts.ts'

export const statisticsTexts: MessagesShape<typeof english> = {
  addTitle: 'إضافة رقم جديد',
  add: 'إضافة',
  adding: 'جارٍ الإضافة…',
  added: 'أُضيف',
  required: 'الاسم والقيمة مطلوبان',
  label: 'الاسم',
  value: 'القيمة',
  suffix: 'اللاحقة',
  suffixHelp: 'تأتي بعد الرقم مباشرة، مثل + أو ٪.',
  detail: 'الوصف',
  order: 'الترتيب',
  color: 'اللون',
  colors: {
    'text-gsf-primary': 'أزرق النهر',
    'text-gsf-secondary': 'أزرق السماء',
    'text-gsf-accent': 'أخضر الدلتا',
    'text-gsf-gold': 'ذهب الشمس',
  },
  delete: (label) => `حذف ${isolated(label)}`,
  createFailed: 'تعذّرت الإضافة',
  updateFailed: 'تعذّر الحفظ',
  error: 'خطأ',
  saved: 'محفوظ',
  saving: 'جارٍ الحفظ…',
  notSaved: 'غير محفوظ',
  retry: 'إعادة المحاولة',
}
