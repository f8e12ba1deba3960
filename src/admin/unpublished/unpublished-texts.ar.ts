import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { unpublishedTexts as english } from './unpublished-texts.ts'

export const unpublishedTexts: MessagesShape<typeof english> = {
  changes: 'تعديلات لم تُنشر',
  draft: 'مسودة',
  newOnes: 'لم تُنشر بعد',
  waiting: 'في انتظار النشر',
  waitingHint: 'لا يرى الزوّار شيئًا من هذا بعد.',
  edited: (who, time) => `${who}، ${time}`,
  more: (count) => `وغيرها: ${localNumber(count)}`,
}
