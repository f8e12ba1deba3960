import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { valueChangeTexts as english } from './value-change-texts.ts'

export const valueChangeTexts: MessagesShape<typeof english> = { before: 'قبل', after: 'بعد' }
