import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { restoreTexts as english } from './restore-texts.ts'

export const restoreTexts: MessagesShape<typeof english> = {
  restored: 'عادت الحالة السابقة',
  restoredAsDraft: (revision) => `عادت النسخة ${localNumber(revision)} مسودةً`,
  partRestored: (label) => `عاد كما كان: ${isolated(label)}`,
  draftHint: 'لا يراها الزوار قبل النشر.',
  liveHint: 'يراها الزوار الآن.',
  draftBack: 'إعادة المسودة',
  undo: 'تراجع',
  notRestored: 'تعذّرت استعادته.',
  restoreFailed: 'تعذّرت استعادته. يُرجى المحاولة من جديد.',
}
