import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { fieldControlTexts as english } from './field-control-texts.ts'

export const fieldControlTexts: MessagesShape<typeof english> = {
  altReminder: 'اكتبوا في النص البديل ما تُظهره الصورة، لمن لا يراها.',
  videoHint: `لا يُعرض داخل الصفحة إلا فيديو من ${isolated('YouTube')}، وغيره يظهر رابطًا.`,
  chooseColor: (label) => `${label}: اختيار اللون`,
}
