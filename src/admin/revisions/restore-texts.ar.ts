import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { restoreTexts as english } from './restore-texts.ts'

export const restoreTexts: MessagesShape<typeof english> = {
  restored: 'عادت الحالة السابقة',
  partRestored: (label) => `عاد كما كان: ${isolated(label)}`,
  undone: 'رجعنا عن ذلك',
  undo: 'تراجع',
  notRestored: 'تعذّرت استعادته.',
  restoreFailed: 'تعذّرت استعادته. يُرجى المحاولة من جديد.',
}
