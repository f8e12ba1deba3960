import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordSummaryTexts as english } from './record-summary-texts.ts'

export const recordSummaryTexts: MessagesShape<typeof english> = {
  newTab: '(في نافذة جديدة)',
  moreTags: (count) => `و${localNumber(count)} غيرها`,
}
