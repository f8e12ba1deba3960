import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { revisionStepTexts as english } from './revision-step-texts.ts'

export const revisionStepTexts: MessagesShape<typeof english> = {
  current: 'الحالية',
  comma: '،',
  version: (revision) => `النسخة ${localNumber(revision)}`,
  compare: 'مقارنة بالحالية',
  compareName: (revision) => `مقارنة النسخة ${localNumber(revision)} بالحالية`,
}
