import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { restoreDialogTexts as english } from './restore-dialog-texts.ts'

export const restoreDialogTexts: MessagesShape<typeof english> = {
  open: 'استعادة هذه النسخة',
  title: 'استعادة هذه النسخة؟',
  description: (time) => `تُستعاد نسخة ${time}، وتبقى النسخة الحالية في سجلّ النسخ.`,
  draftHint: 'استعادة في مسودة: لا يتغيّر شيء لدى الزوّار قبل نشرها.',
  liveHint: 'استعادة ونشر: يرى الزوّار النسخة السابقة فورًا.',
  replacesDraft: 'في النموذج تعديلات لم تُنشر، وستحلّ النسخة السابقة محلّها.',
  cancel: 'إلغاء',
  asDraft: 'استعادة في مسودة',
  live: 'استعادة ونشر',
  restoring: 'جارٍ الاستعادة…',
}
