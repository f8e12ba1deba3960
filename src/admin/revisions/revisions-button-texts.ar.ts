import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { revisionsButtonTexts as english } from './revisions-button-texts.ts'

export const revisionsButtonTexts: MessagesShape<typeof english> = {
  open: 'سجلّ النسخ',
  title: 'سجلّ النسخ',
  description: 'كل النسخ المحفوظة، الأحدث أولًا.',
}
