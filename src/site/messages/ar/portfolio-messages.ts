import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { portfolio as english } from '../en/portfolio-messages.ts'

export const portfolio: MessagesShape<typeof english> = {
  title: 'سجلّ الأثر',
  description: 'ما غيّرته برامجنا ومشاريعنا، بالأرقام والأماكن والوجوه.',
  empty: 'لا محتوى في سجلّ الأثر بعد.',
  failed: 'تعذّر تحميل سجلّ الأثر',
  loading: 'نحمّل سجلّ الأثر…',
}
