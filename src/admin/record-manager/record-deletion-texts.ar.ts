import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordDeletionTexts as english } from './record-deletion-texts.ts'

export const recordDeletionTexts: MessagesShape<typeof english> = {
  undo: 'تراجع',
  restored: 'استُعيد',
  failed: 'تعذّرت استعادته، وما زال في سلة المحذوفات.',
}
