import { arabicCount } from '../../shared/arabic-count.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { itemChangesTexts as english } from './item-changes-texts.ts'

export const itemChangesTexts: MessagesShape<typeof english> = {
  kinds: { added: 'مضاف', removed: 'محذوف', changed: 'متغيّر', moved: 'منقول' },
  moved: (from, to) => `انتقل من المكان ${localNumber(from)} إلى المكان ${localNumber(to)}.`,
  unchanged: (count) =>
    arabicCount(count, [
      'لا بنود بلا تغيير',
      'بند واحد بلا تغيير',
      'بندان بلا تغيير',
      'بنود بلا تغيير',
      'بندًا بلا تغيير',
      'بند بلا تغيير',
    ]),
}
