import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { draftKeepingTexts as english } from './draft-keeping-texts.ts'

export const draftKeepingTexts: MessagesShape<typeof english> = {
  full: 'امتلأت مساحة التخزين في هذا المتصفّح',
  madeRoom: (time) => `حُذف العمل الذي لم يُحفظ من ${time} لإفساح مكان لما تكتبونه الآن.`,
}
