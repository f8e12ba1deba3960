import type { MessagesShape } from '../shared/messages-shape.ts'
import type { previewFrameTexts as english } from './preview-frame-texts.ts'

export const previewFrameTexts: MessagesShape<typeof english> = {
  preview: 'معاينة مباشرة',
  width: 'عرض المعاينة',
  theme: 'مظهر المعاينة',
  desktop: 'حاسوب',
  tablet: 'جهاز لوحي',
  mobile: 'هاتف',
  light: 'فاتح',
  dark: 'داكن',
}
