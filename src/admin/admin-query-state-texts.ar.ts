import type { MessagesShape } from '../shared/messages-shape.ts'
import type { adminQueryStateTexts as english } from './admin-query-state-texts.ts'

export const adminQueryStateTexts: MessagesShape<typeof english> = {
  loading: 'جارٍ التحميل…',
  retry: 'المحاولة من جديد',
  stale: 'قد لا يكون هذا أحدث ما لدينا.',
}
