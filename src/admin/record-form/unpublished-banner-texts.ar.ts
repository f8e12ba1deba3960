import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { unpublishedBannerTexts as english } from './unpublished-banner-texts.ts'

export const unpublishedBannerTexts: MessagesShape<typeof english> = {
  changes: (who, time) => `تعديلات لم تُنشر بعد: ${who}، ${time}`,
  begun: (who, time) => `لم يُنشر بعد. آخر تعديل: ${who}، ${time}`,
  hint: (save) => `يرى الزوار ما نُشر من قبل. الزر «${save}» ينشر التعديلات.`,
  hintNew: (save) => `لا يراه الزوار. الزر «${save}» ينشره.`,
  hintHidden: (save) => `لا يراه الزوار. الزر «${save}» يحفظه ويبقى مخفيًّا، كما هو محدّد في النموذج.`,
  hintHiddenOriginal: (save) => `لا يراه الزوار ما دام الأصل مخفيًّا. الزر «${save}» يحفظه إلى أن يظهر الأصل.`,
  hintHiding: (save) => `يرى الزوار ما نُشر من قبل. الزر «${save}» يخفيه.`,
  hintAsking: 'لا يرى الزوار منه شيئًا قبل موافقة من يملك حق النشر.',
  readOnlyHint: 'لا يراه الزوار بعد.',
  compare: 'مقارنة بالمنشور',
  comparison: 'تعديلات لم تُنشر بعد',
  comparisonHint: 'المنشور مشطوب حيث يتغيّر، وبجانبه ما سيحلّ محلّه.',
  throwAway: 'التخلّي عنها',
  thrownAway: 'تخلّينا عن التعديلات التي لم تُنشر',
  undo: 'تراجع',
  failed: 'لم ينجح ذلك',
}
