import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { stepChangesTexts as english } from './step-changes-texts.ts'

export const stepChangesTexts: MessagesShape<typeof english> = {
  changed: (labels) => `التغيير في: ${labels.join('، ')}`,
  restored: (labels) => `الاستعادة: ${labels.join('، ')}`,
}
