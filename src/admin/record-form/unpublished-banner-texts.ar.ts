import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { unpublishedBannerTexts as english } from './unpublished-banner-texts.ts'

export const unpublishedBannerTexts: MessagesShape<typeof english> = {
  changes: (who, time) => `تعديلات لم تُنشر بعد: ${who}، ${time}`,
  begun: (who, time) => `لم يُنشر بعد. آخر تعديل: ${who}، ${time}`,
  hint: (save) => `ما زال الزوّار يرون ما نُشر من قبل. الزر ${quoted(save)} ينشر التعديلات.`,
  hintNew: (save) => `لا يراه الزوّار. الزر ${quoted(save)} ينشره.`,
  hintHidden: (save) => `لا يراه الزوّار. الزر ${quoted(save)} يحفظه ويبقى مخفيًا كما هو محدّد في النموذج.`,
  hintHiddenOriginal: (save) =>
    `لا يراه الزوّار ما دام الأصل مخفيًا. الزر ${quoted(save)} يحفظه إلى أن يظهر الأصل.`,
  hintHiding: (save) => `ما زال الزوّار يرون ما نُشر من قبل. الزر ${quoted(save)} يخفيه.`,
  hintAsking: 'لا يراه الزوّار قبل موافقة من يملك حق النشر.',
  readOnlyHint: 'لا يراه الزوّار بعد.',
  compare: 'مقارنة بالمنشور',
  comparison: 'تعديلات لم تُنشر بعد',
  comparisonHint: 'المنشور مشطوب حيث يتغيّر، وبجانبه ما سيحلّ محلّه.',
  throwAway: 'تجاهل التعديلات',
  thrownAway: 'أُلغيت التعديلات غير المنشورة',
  undo: 'تراجع',
  failed: 'تعذّر تنفيذ ذلك',
}
