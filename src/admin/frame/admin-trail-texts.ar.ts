import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { adminTrailTexts as english } from './admin-trail-texts.ts'

export const adminTrailTexts: MessagesShape<typeof english> = {
  label: 'مكان هذه الشاشة',
  root: 'الإدارة',
  new: 'جديد',
}
