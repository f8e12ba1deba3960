import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { aboutTexts as english } from './about-texts.ts'

export const aboutTexts: MessagesShape<typeof english> = {
  furtherSections: 'أقسام أخرى',
  lastUpdated: (day) => `آخر تعديل: ${day}`,
  newContent: 'محتوى جديد',
  goal: (number, title) =>
    title ? `الهدف ${localNumber(number)}: ${isolated(title)}` : `الهدف ${localNumber(number)}`,
  editGoals: 'التعديل في شاشة أهداف التنمية المستدامة',
}
