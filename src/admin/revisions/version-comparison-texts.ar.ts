import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { versionComparisonTexts as english } from './version-comparison-texts.ts'

export const versionComparisonTexts: MessagesShape<typeof english> = {
  title: 'مقارنة نسختين',
  back: 'كل النسخ',
  one: 'النسخة',
  other: 'مقارنة بالنسخة',
  now: (name) => `الآن: ${name}`,
  which: (older, newer) => `التغييرات من النسخة ${localNumber(older)} إلى النسخة ${localNumber(newer)}`,
}
