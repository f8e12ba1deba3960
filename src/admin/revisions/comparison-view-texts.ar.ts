import { arabicCount } from '../../shared/arabic-count.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { comparisonViewTexts as english } from './comparison-view-texts.ts'

export const comparisonViewTexts: MessagesShape<typeof english> = {
  same: 'لا فرق بين هاتين النسختين.',
  unchanged: (count) =>
    arabicCount(count, [
      'كل الحقول تغيّرت',
      'حقل واحد لم يتغيّر',
      'حقلان لم يتغيّرا',
      'حقول لم تتغيّر',
      'حقلًا لم تتغيّر',
      'حقل لم تتغيّر',
    ]),
}
