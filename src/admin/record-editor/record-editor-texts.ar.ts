import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordEditorTexts as english } from './record-editor-texts.ts'

export const recordEditorTexts: MessagesShape<typeof english> = {
  viewPage: 'عرض الصفحة',
  newTab: '(في نافذة جديدة)',
}
