import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { failureTexts as english } from './failure-texts.ts'

export const failureTexts: MessagesShape<typeof english> = { title: 'خطأ' }
