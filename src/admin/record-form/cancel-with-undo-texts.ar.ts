import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { cancelWithUndoTexts as english } from './cancel-with-undo-texts.ts'

export const cancelWithUndoTexts: MessagesShape<typeof english> = {
  discarded: 'أُلغيت التعديلات',
  undo: 'تراجع',
}
