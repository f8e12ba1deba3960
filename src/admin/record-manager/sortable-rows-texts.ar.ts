import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { sortableRowsTexts as english } from './sortable-rows-texts.ts'

export const sortableRowsTexts: MessagesShape<typeof english> = {
  up: (title) => `نقل ${quoted(title)} إلى أعلى`,
  down: (title) => `نقل ${quoted(title)} إلى أسفل`,
}
