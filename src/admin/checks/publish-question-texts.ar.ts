import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { publishQuestionTexts as english } from './publish-question-texts.ts'

export const publishQuestionTexts: MessagesShape<typeof english> = {
  look: 'فحص قبل النشر',
  asked: 'سيرى الزوّار هذا',
  askedHint: 'في هذا المحتوى ما لن يعمل لدى الزوّار. يمكن إصلاحه الآن أو النشر كما هو.',
  draftsHint: 'في هذا المحتوى ما لن يعمل لدى الزوّار. يمكن إصلاحه أولًا أو المتابعة كما هو.',
  returningHint: 'في هذا المحتوى ما لن يعمل لدى الزوّار. يمكن المتابعة ثم إصلاحه، أو ترك كل شيء كما هو الآن.',
  notYet: 'ليس بعد',
  approveAnyway: 'الموافقة رغم ذلك',
  planAnyway: 'الجدولة رغم ذلك',
  restoreAnyway: 'الاستعادة رغم ذلك',
  importAnyway: 'الاستيراد رغم ذلك',
  looked: 'فحص قبل النشر',
  lookedHint: 'ما قد يتعثّر فيه الزوّار. نسأل قبل النشر عن الأخطاء وحدها، لا عن الملاحظات.',
  publishAnyway: 'النشر رغم ذلك',
  publishNow: 'النشر الآن',
  back: 'العودة إلى النموذج',
  nothing: 'لا شيء يحتاج إلى إصلاح',
  nothingHint: 'الروابط والصور والنصوص كما ينبغي.',
  error: 'خطأ',
  hint: 'ملاحظة',
  goTo: 'الذهاب إلى الحقل',
  goToIn: (place) => `الذهاب إلى الحقل ${place}`,
  mend: 'إصلاح',
  mended: 'أُصلح',
  undo: 'تراجع',
}
