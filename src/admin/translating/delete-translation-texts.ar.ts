import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { deleteTranslationTexts as english } from './delete-translation-texts.ts'

export const deleteTranslationTexts: MessagesShape<typeof english> = {
  open: 'حذف الترجمة',
  ask: (name, language) => `حذف ترجمة ${quoted(name)} إلى ${isolated(language)}؟`,
  visitors: 'سيقرأ الزوّار النص الأصلي من جديد.',
  trash: 'تُنقل الترجمة إلى سلة المحذوفات، ويمكن استعادتها منها.',
  confirm: 'حذف',
  busy: 'جارٍ الحذف…',
  deleted: 'حُذفت الترجمة',
  failed: 'تعذّر حذف الترجمة.',
}
