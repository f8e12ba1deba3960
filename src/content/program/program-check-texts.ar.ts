import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { programCheckTexts as english } from './program-check-texts.ts'

export const programCheckTexts: MessagesShape<typeof english> = {
  deadlineOver: () => 'انقضى آخر موعد للتقديم، وما زال باب التقديم مفتوحًا.',
  overbooked: () => 'عدد المشاركين أكبر من عدد الأماكن.',
}
