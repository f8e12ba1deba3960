import type { MessagesShape } from '../shared/messages-shape.ts'
import type * as english from './place-names.ts'

export const countryNames: MessagesShape<typeof english.countryNames> = {
  MA: 'المغرب',
  TN: 'تونس',
  EG: 'مصر',
  SD: 'السودان',
  RW: 'رواندا',
  UG: 'أوغندا',
  KE: 'كينيا',
  ET: 'إثيوبيا',
  GH: 'غانا',
}

export const regionNames: MessagesShape<typeof english.regionNames> = {
  north: 'شمال أفريقيا',
  east: 'شرق أفريقيا',
  west: 'غرب أفريقيا',
}
