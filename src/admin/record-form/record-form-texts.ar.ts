import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { recordFormTexts as english } from './record-form-texts.ts'

export const recordFormTexts: MessagesShape<typeof english> = {
  loading: 'جارٍ التحميل…',
  defaults: 'تعرض الحقول القيم الأصلية. لا يمكن الحفظ قبل تحميل القيم المحفوظة.',
  retry: 'إعادة المحاولة',
}
