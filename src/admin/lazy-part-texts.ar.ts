import type { MessagesShape } from '../shared/messages-shape.ts'
import type { lazyPartTexts as english } from './lazy-part-texts.ts'

export const lazyPartTexts: MessagesShape<typeof english> = {
  failed: 'تعذّر تحميل هذا الجزء من الشاشة.',
  failedHint: 'ما كتبتموه ما زال هنا.',
  retry: 'إعادة المحاولة',
}
