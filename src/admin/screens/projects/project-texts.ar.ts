import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { projectTexts as english } from './project-texts.ts'

export const projectTexts: MessagesShape<typeof english> = {
  openBuilder: 'تصميم صفحة جديدة',
  quickEdit: (title) => `تعديل سريع: ${isolated(title)}`,
}
