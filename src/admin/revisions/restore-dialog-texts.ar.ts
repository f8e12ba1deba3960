import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { restoreDialogTexts as english } from './restore-dialog-texts.ts'

export const restoreDialogTexts: MessagesShape<typeof english> = {
  open: 'استعادة هذه الحالة',
  title: 'استعادة هذه الحالة؟',
  description: (time) => `تعود هذه الصيغة: ${time}. وتبقى الصيغة الحالية في سجلّ النسخ.`,
  draftHint: 'كمسودة: لا يتغيّر شيء عند الزوار حتى تُنشر.',
  liveHint: 'استعادة ونشر: يرى الزوار الحالة السابقة فورًا.',
  replacesDraft: 'في النموذج تعديلات لم تُنشر، وتحلّ الحالة السابقة محلّها.',
  cancel: 'إلغاء',
  asDraft: 'استعادة كمسودة',
  live: 'استعادة ونشر',
  restoring: 'جارٍ الاستعادة…',
}
