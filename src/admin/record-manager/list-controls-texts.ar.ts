import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { listControlsTexts as english } from './list-controls-texts.ts'

export const listControlsTexts: MessagesShape<typeof english> = {
  search: 'بحث',
  sort: 'ترتيب حسب',
  displayOrder: 'ترتيب العرض',
  usualOrder: 'الترتيب المعتاد',
  all: (label) => `${label}: الكل`,
  not: (label) => `ليس: ${label}`,
}
