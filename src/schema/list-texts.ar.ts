import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import type { listTexts as english } from './list-texts.ts'

export const listTexts: MessagesShape<typeof english> = {
  hidden: 'مخفي',
  featured: 'مختارة',
  lastChanged: 'الأحدث تعديلًا',
  order: (place) => `الترتيب: ${localNumber(place)}`,
}
