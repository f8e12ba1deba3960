import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { jumpListTexts as english } from './jump-list-texts.ts'

export const jumpListTexts: MessagesShape<typeof english> = {
  label: 'أجزاء هذا النموذج',
  wrong: 'يحتاج إلى مراجعة',
}
