import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { draftKeepingTexts as english } from './draft-keeping-texts.ts'

export const draftKeepingTexts: MessagesShape<typeof english> = {
  full: 'لا مكان بعد في هذا المتصفّح',
  madeRoom: (time) => `تخلّينا عن العمل غير المحفوظ من ${time} ليتّسع المكان لما تكتبون الآن.`,
}
