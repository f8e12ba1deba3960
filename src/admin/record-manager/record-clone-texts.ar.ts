import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordCloneTexts as english } from './record-clone-texts.ts'

export const recordCloneTexts: MessagesShape<typeof english> = {
  edit: 'تعديل',
  reason: (_answer, sentence) => sentence,
}
