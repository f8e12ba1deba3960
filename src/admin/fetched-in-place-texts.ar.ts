import type { MessagesShape } from '../shared/messages-shape.ts'
import type { fetchedInPlaceTexts as english } from './fetched-in-place-texts.ts'

export const fetchedInPlaceTexts: MessagesShape<typeof english> = {
  failed: 'تعذّر تحميل هذا الجزء من الشاشة.',
  failedHint: 'ما كتبته ما زال هنا.',
  retry: 'إعادة المحاولة',
}
