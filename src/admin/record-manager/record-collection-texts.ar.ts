import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordCollectionTexts as english } from './record-collection-texts.ts'

export const recordCollectionTexts: MessagesShape<typeof english> = {
  notFound: 'لا نتائج',
  notFoundHint: 'لا شيء هنا يضمّ كل هذه الكلمات.',
  trashHint: 'يُنقل إلى سلة المحذوفات، ويمكن استعادته منها.',
  delete: 'حذف',
  deleting: 'جارٍ الحذف…',
  more: (count, rest) => `عرض المزيد: ${localNumber(count)} من ${localNumber(rest)}`,
}
