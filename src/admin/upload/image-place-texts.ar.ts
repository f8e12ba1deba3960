import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { imagePlaceTexts as english } from './image-place-texts.ts'

export const imagePlaceTexts: MessagesShape<typeof english> = {
  choose: 'اختيار صورة',
  invitation: 'أو إفلاتها هنا، أو لصقها',
  formats: 'PNG أو JPG أو GIF، حتى خمسة ميجابايت',
  replace: 'استبدال',
  remove: 'إزالة',
  broken: 'تعذّر تحميل هذه الصورة',
}
