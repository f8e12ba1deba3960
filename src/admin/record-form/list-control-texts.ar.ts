import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { listControlTexts as english } from './list-control-texts.ts'

export const listControlTexts: MessagesShape<typeof english> = {
  item: 'بند',
  place: (label, place) => `${label} ${localNumber(place)}`,
  add: (label) => `إضافة ${label}`,
  added: (label, place) => `أُضيف: ${label} ${localNumber(place)}`,
  moved: (label, place, count) => `${label} الآن في المكان ${localNumber(place)} من ${localNumber(count)}`,
  removed: (label, place) => `أُزيل: ${label} ${localNumber(place)}`,
  up: (title) => `نقل إلى أعلى: ${isolated(title)}`,
  down: (title) => `نقل إلى أسفل: ${isolated(title)}`,
  remove: (title) => `إزالة: ${isolated(title)}`,
}
