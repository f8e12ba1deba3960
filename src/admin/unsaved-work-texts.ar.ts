import type { MessagesShape } from '../shared/messages-shape.ts'
import type { unsavedWorkTexts as english } from './unsaved-work-texts.ts'

export const unsavedWorkTexts: MessagesShape<typeof english> = {
  title: 'المغادرة من دون حفظ؟',
  description: 'لم تُحفظ التعديلات بعد. يبقى ما كتبتموه في هذا المتصفّح ونعرضه عند العودة.',
  leave: 'مغادرة',
  stay: 'البقاء في هذه الشاشة',
}
