import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { conflictPanelTexts as english } from './conflict-panel-texts.ts'

export const conflictPanelTexts: MessagesShape<typeof english> = {
  title: 'حفظ شخص آخر هذا أثناء التعديل',
  who: (who, time) =>
    `${who ? `الحفظ من ${isolated(who)}` : 'الحفظ من شخص آخر'}، ${time}. لم يضع شيء مما كتبتموه: اختاروا ما يبقى حقلًا حقلًا.`,
  mine: 'نسختي',
  theirs: 'النسخة الأخرى',
  keep: (label) => `ما يبقى من ${quoted(label)}`,
  keepMine: 'إبقاء نسختي',
  takeTheirs: 'أخذ النسخة الأخرى',
  removed: 'غير موجود',
  save: 'حفظ هذه الاختيارات',
  later: 'لاحقًا',
}
