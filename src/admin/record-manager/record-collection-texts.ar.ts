import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordCollectionTexts as english } from './record-collection-texts.ts'

export const recordCollectionTexts: MessagesShape<typeof english> = {
  notFound: 'لا نتائج',
  notFoundHint: 'لا شيء هنا يجمع هذه الكلمات كلها.',
  trashHint: 'يذهب إلى المحذوفات، ومنها يمكن أن يعود.',
  delete: 'حذف',
  deleting: 'جارٍ الحذف…',
  more: (count, rest) => `عرض ${localNumber(count)} أخرى من ${localNumber(rest)}`,
}
