import type { MessagesShape } from '../shared/messages-shape.ts'
import type { adminQueryStateTexts as english } from './admin-query-state-texts.ts'

export const adminQueryStateTexts: MessagesShape<typeof english> = {
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  stale: 'قد لا تكون هذه أحدث البيانات.',
}
