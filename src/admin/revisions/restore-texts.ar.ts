import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { restoreTexts as english } from './restore-texts.ts'

export const restoreTexts: MessagesShape<typeof english> = {
  restored: 'استُعيدت النسخة السابقة',
  restoredAsDraft: (revision) => `استُعيدت النسخة ${localNumber(revision)} في مسودة`,
  partRestored: (label) => `استُعيد: ${isolated(label)}`,
  draftHint: 'لا يراها الزوّار قبل النشر.',
  liveHint: 'يراها الزوّار الآن.',
  draftBack: 'استعادة المسودة',
  undo: 'تراجع',
  notRestored: 'تعذّرت استعادته.',
  restoreFailed: 'تعذّرت استعادته. يُرجى المحاولة من جديد.',
}
