import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { richTextEditorTexts as english } from './rich-text-editor-texts.ts'

export const richTextEditorTexts: MessagesShape<typeof english> = {
  toolbar: 'تنسيق النص',
  bold: 'غامق',
  italic: 'مائل',
  heading: 'عنوان كبير',
  subheading: 'عنوان صغير',
  bulletList: 'قائمة نقطية',
  numberedList: 'قائمة مرقّمة',
  indent: 'زيادة المسافة البادئة',
  outdent: 'إنقاص المسافة البادئة',
  quote: 'اقتباس',
  undo: 'تراجع',
  redo: 'إعادة',
  link: 'رابط',
  withKey: (name, key) => `${name} (${isolated(key)})`,
  linkPanel: 'رابط إلى صفحة',
  address: 'صفحة أو رابط',
  addressHelp: 'ابحثوا عن صفحة باسمها، أو اكتبوا رابطًا أو بريدًا إلكترونيًا أو مسارًا مثل ⁨/join⁩.',
  unsafe: 'اكتبوا رابطًا أو بريدًا إلكترونيًا أو رابط هاتف أو مسارًا في هذا الموقع.',
  pages: 'صفحات هذا الموقع',
  noPages: 'لا توجد صفحة بهذا الاسم.',
  hidden: 'مخفية عن الزوّار',
  set: 'إدراج الرابط',
  remove: 'إزالة الرابط',
}
