import { quoted } from '../../shared/arabic-quote.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { sortableListTexts as english } from './sortable-list-texts.ts'

export const sortableListTexts: MessagesShape<typeof english> = {
  drag: (title) => `سحب ${quoted(title)} إلى مكان آخر`,
  instructions:
    'مفتاح المسافة لالتقاطه، والأسهم لنقله، ومفتاح المسافة من جديد لوضعه، ومفتاح Escape لإلغاء النقل.',
  picked: (title) => `التُقط ${isolated(title)}.`,
  over: (title, place, count) =>
    `${isolated(title)} عند المكان ${localNumber(place)} من ${localNumber(count)}.`,
  dropped: (title, place, count) =>
    `وُضع ${isolated(title)} في المكان ${localNumber(place)} من ${localNumber(count)}.`,
  cancelled: (title) => `${isolated(title)} باقٍ في مكانه.`,
}
