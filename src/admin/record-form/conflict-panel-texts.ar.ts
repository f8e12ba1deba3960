import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { conflictPanelTexts as english } from './conflict-panel-texts.ts'

const chooseHint = 'لم يضع شيء: اختاروا ما يبقى حقلًا حقلًا.'

export const conflictPanelTexts: MessagesShape<typeof english> = {
  others: {
    title: 'حفظ شخص آخر هذا أثناء التعديل',
    who: (who, time) => `${who ? `حفظه ${who}` : 'حفظه شخص آخر'}، ${time}. ${chooseHint}`,
    mine: 'نسختي',
    theirs: 'النسخة الأخرى',
    keepMine: 'إبقاء نسختي',
    takeTheirs: 'اعتماد النسخة الأخرى',
  },
  own: {
    title: 'حفظتم هذا من مكان آخر في هذه الأثناء',
    who: (_who, time) => `حفظتموه بأنفسكم، ${time}. ${chooseHint}`,
    mine: 'على هذه الشاشة',
    theirs: 'المحفوظ من قبل',
    keepMine: 'إبقاء ما على هذه الشاشة',
    takeTheirs: 'اعتماد المحفوظ من قبل',
  },
  published: {
    title: 'نُشرت نسخة أخرى من النص نفسه في هذه الأثناء',
    who: (who, time) =>
      `${who ? `نشرها ${who}` : 'نشرها شخص آخر'}، ${time}. لا تُنشر هذه المسودة قبل اختيار ما يبقى.`,
    mine: 'في هذه المسودة',
    theirs: 'المنشور',
    keepMine: 'إبقاء المسودة',
    takeTheirs: 'اعتماد المنشور',
  },
  keep: (label) => `الاختيار في ${quoted(label)}`,
  removed: 'غير موجود',
  save: 'حفظ هذه الاختيارات',
  later: 'لاحقًا',
}
