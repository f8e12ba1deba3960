import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { referenceControlTexts as english } from './reference-control-texts.ts'

export const referenceControlTexts: MessagesShape<typeof english> = { none: 'لا شيء' }
