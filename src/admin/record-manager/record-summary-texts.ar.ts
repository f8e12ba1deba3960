import { arabicCount } from '../../shared/arabic-count.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordSummaryTexts as english } from './record-summary-texts.ts'

const tagForms = ['لا وسوم أخرى', 'وسم آخر', 'وسمان آخران', 'وسوم أخرى', 'وسمًا آخر', 'وسم آخر'] as const

export const recordSummaryTexts: MessagesShape<typeof english> = {
  newTab: '(في نافذة جديدة)',
  moreTags: (count) => arabicCount(count, tagForms),
}
