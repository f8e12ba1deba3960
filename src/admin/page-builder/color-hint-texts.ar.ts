import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { colorHintTexts as english } from './color-hint-texts.ts'

export const colorHintTexts: MessagesShape<typeof english> = {
  primaryColor: 'تصعب قراءة هذا اللون على صفحة فاتحة. تظهر النصوص والأزرار بدرجة أقوى منه.',
  secondaryColor: 'لا يكاد هذا اللون يظهر على صفحة فاتحة. يظهر النص بدرجة أقوى منه.',
  accentColor: 'لا يكاد هذا اللون يظهر على صفحة فاتحة. يظهر النص بدرجة أقوى منه.',
}
