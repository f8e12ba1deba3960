import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { publishQuestionTexts as english } from './publish-question-texts.ts'

export const publishQuestionTexts: MessagesShape<typeof english> = {
  look: 'هل من شيء يحتاج إصلاحًا؟',
  asked: 'سيرى الزوار هذا',
  askedHint: 'في هذا المحتوى ما لن يعمل عندهم. أصلحه الآن أو انشره كما هو.',
  draftsHint: 'في هذا المحتوى ما لن يعمل عندهم. أصلحه أولًا أو تابع كما هو.',
  returningHint: 'في هذا المحتوى ما لن يعمل عندهم. تابع ثم أصلحه، أو اترك كل شيء كما هو الآن.',
  notYet: 'ليس بعد',
  approveAnyway: 'الموافقة رغم ذلك',
  planAnyway: 'تحديد الموعد رغم ذلك',
  restoreAnyway: 'الاستعادة رغم ذلك',
  importAnyway: 'الاستيراد رغم ذلك',
  looked: 'هل من شيء يحتاج إصلاحًا؟',
  lookedHint: 'ما قد يتعثّر فيه الزوار. نسأل عن الأخطاء قبل النشر، ولا نسأل عن الملاحظات.',
  publishAnyway: 'النشر رغم ذلك',
  publishNow: 'النشر الآن',
  back: 'العودة إلى النموذج',
  nothing: 'لا شيء يحتاج إصلاحًا',
  nothingHint: 'الروابط والصور والنصوص كما ينبغي.',
  error: 'خطأ',
  hint: 'ملاحظة',
  goTo: 'الذهاب إلى الحقل',
  goToIn: (place) => `الذهاب إلى الحقل ${place}`,
  mend: 'إصلاح',
  mended: 'أُصلح',
  undo: 'تراجع',
}
