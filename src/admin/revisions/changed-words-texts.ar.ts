import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { changedWordsTexts as english } from './changed-words-texts.ts'

export const changedWordsTexts: MessagesShape<typeof english> = {
  removed: 'محذوف:',
  added: 'مضاف:',
  end: 'نهاية التغيير.',
}
