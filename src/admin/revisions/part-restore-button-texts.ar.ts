import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { partRestoreButtonTexts as english } from './part-restore-button-texts.ts'

export const partRestoreButtonTexts: MessagesShape<typeof english> = {
  restore: 'استعادة هذا الجزء',
  restoring: 'جارٍ الاستعادة…',
  name: (label) => `استعادة هذا الجزء: ${isolated(label)}`,
}
