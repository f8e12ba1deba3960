import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { imageControlTexts as english } from './image-control-texts.ts'

export const imageControlTexts: MessagesShape<typeof english> = {
  uploading: 'جارٍ الرفع…',
  cancel: 'إلغاء',
  uploaded: 'رُفعت الصورة',
}
