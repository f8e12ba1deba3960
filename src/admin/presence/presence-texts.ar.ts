import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { presenceTexts as english } from './presence-texts.ts'

const listed = (names: readonly string[]) => new Intl.ListFormat('ar').format(names)

export const presenceTexts: MessagesShape<typeof english> = {
  open: (names) => `مفتوح الآن أيضًا لدى ${listed(names)}`,
  unsaved: (names) => `تعديلات لم تُحفظ بعد لدى ${listed(names)}`,
  openHere: 'مفتوح لديكم في نافذة أخرى',
  unsavedHere: 'لديكم تعديلات لم تُحفظ بعد في نافذة أخرى',
  saved: (who, time) => `حُفظ تعديل جديد: ${who}، ${time}`,
  drafted: (who, time) => `حُفظت مسودة جديدة: ${who}، ${time}`,
  draftGone: (who, time) => `أُلغيت المسودة: ${who}، ${time}`,
  deleted: (who, time) => `حُذف هذا: ${who}، ${time}`,
  live: 'منشور الآن',
  hint: 'لم يتغيّر شيء على شاشتكم.',
  typedHint: 'ما كتبتموه باقٍ كما هو. عند الحفظ نعرض عليكم مواضع الاختلاف لتختاروا منها.',
  look: 'عرض التغييرات',
  changes: 'التغييرات الأخيرة',
  changesHint: 'ما على شاشتكم مشطوب حيث تغيّر، وبجانبه المحفوظ الآن.',
  take: 'عرضه في النموذج',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل. يُرجى المحاولة بعد قليل.',
}
