import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { colorHintTexts as english } from './color-hint-texts.ts'

export const colorHintTexts: MessagesShape<typeof english> = {
  primaryColor: 'تصعب قراءة هذا اللون على صفحة فاتحة، فتظهر النصوص والأزرار بدرجة أغمق منه.',
  secondaryColor: 'لا يكاد هذا اللون يظهر على صفحة فاتحة، فيظهر النص بدرجة أغمق منه.',
  accentColor: 'لا يكاد هذا اللون يظهر على صفحة فاتحة، فيظهر النص بدرجة أغمق منه.',
}
