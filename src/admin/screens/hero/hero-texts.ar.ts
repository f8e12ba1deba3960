import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { heroTexts as english } from './hero-texts.ts'

export const heroTexts: MessagesShape<typeof english> = {
  headerPreview: 'الشعار في أعلى الصفحة',
  noLogo: 'لا شعار بعد: يظهر اسم المؤسسة في أعلى الصفحة.',
  animatedLine: (number) => `السطر المتحرّك ${localNumber(number)}`,
  animatedHelp: 'تظهر الأسطر تحت العنوان واحدًا بعد آخر.',
}
