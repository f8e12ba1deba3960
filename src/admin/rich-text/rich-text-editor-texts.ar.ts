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
  indent: 'إدخال العنصر تحت ما قبله',
  outdent: 'إخراج العنصر درجة',
  quote: 'اقتباس',
  undo: 'خطوة إلى الوراء',
  redo: 'خطوة إلى الأمام',
  link: 'رابط',
  withKey: (name, key) => `${name} (${isolated(key)})`,
  linkPanel: 'رابط إلى صفحة أو عنوان',
  address: 'صفحة أو عنوان ويب',
  addressHelp: 'ابحثوا عن صفحة بعنوانها، أو اكتبوا عنوانًا أو بريدًا إلكترونيًا أو مسارًا مثل ⁨/join⁩.',
  unsafe: 'اكتبوا عنوان ويب أو بريدًا إلكترونيًا أو رابط هاتف أو مسارًا في هذا الموقع.',
  pages: 'صفحات هذا الموقع',
  noPages: 'لا صفحة بهذا العنوان.',
  hidden: 'مخفية عن الزوار',
  set: 'وضع الرابط',
  remove: 'إزالة الرابط',
}
