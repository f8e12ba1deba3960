import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { conflictPanelTexts as english } from './conflict-panel-texts.ts'

const chooseHint = 'لم يضع شيء: اختاروا ما يبقى حقلًا حقلًا.'

export const conflictPanelTexts: MessagesShape<typeof english> = {
  others: {
    title: 'حفظ شخص آخر هذا أثناء التعديل',
    who: (who, time) => `${who ? `الحفظ من ${who}` : 'الحفظ من شخص آخر'}، ${time}. ${chooseHint}`,
    mine: 'نسختي',
    theirs: 'النسخة الأخرى',
    keepMine: 'إبقاء نسختي',
    takeTheirs: 'أخذ النسخة الأخرى',
  },
  own: {
    title: 'لك هنا حفظ آخر في هذه الأثناء',
    who: (_who, time) => `حفظتموه بأنفسكم، ${time}. ${chooseHint}`,
    mine: 'على هذه الشاشة',
    theirs: 'المحفوظ من قبل',
    keepMine: 'إبقاء ما على هذه الشاشة',
    takeTheirs: 'أخذ المحفوظ من قبل',
  },
  published: {
    title: 'نُشر الشيء نفسه في هذه الأثناء بصيغة أخرى',
    who: (who, time) =>
      `${who ? `النشر من ${who}` : 'النشر من شخص آخر'}، ${time}. لا تُنشر هذه المسودة قبل اختيار ما يبقى.`,
    mine: 'في هذه المسودة',
    theirs: 'المنشور',
    keepMine: 'إبقاء المسودة',
    takeTheirs: 'أخذ المنشور',
  },
  keep: (label) => `ما يبقى من ${quoted(label)}`,
  removed: 'غير موجود',
  save: 'حفظ هذه الاختيارات',
  later: 'لاحقًا',
}
