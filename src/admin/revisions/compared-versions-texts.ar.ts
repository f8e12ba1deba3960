import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { comparedVersionsTexts as english } from './compared-versions-texts.ts'

export const comparedVersionsTexts: MessagesShape<typeof english> = {
  erased: 'مُحي محتوى إحدى هاتين النسختين نهائيًا.',
}
