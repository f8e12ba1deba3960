import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { textListControlTexts as english } from './text-list-control-texts.ts'

export const textListControlTexts: MessagesShape<typeof english> = {
  add: 'إضافة',
  hint: 'للإضافة: مفتاح Enter',
  entry: (label, index) => `${label} ${localNumber(index + 1)}`,
  up: (label, index) => `نقل ${label} ${localNumber(index + 1)} إلى أعلى`,
  down: (label, index) => `نقل ${label} ${localNumber(index + 1)} إلى أسفل`,
  remove: (label, index) => `إزالة ${label} ${localNumber(index + 1)}`,
}
