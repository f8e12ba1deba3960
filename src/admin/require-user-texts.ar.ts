import type { MessagesShape } from '../shared/messages-shape.ts'
import type { requireUserTexts as english } from './require-user-texts.ts'

export const requireUserTexts: MessagesShape<typeof english> = {
  checking: 'جارٍ التحقّق من الدخول…',
  unreachable: 'لا سبيل إلى الخادم الآن',
  unreachableHint: 'لم نستطع معرفة ما إذا كان الدخول مسجّلًا. يُرجى المحاولة بعد لحظات.',
  tryAgain: 'إعادة المحاولة',
  refused: 'هذا الحساب لا يفتح هذه المنطقة',
  refusedHint: 'اطلبوا دورًا من أحد المشرفين، ثم سجّلوا الدخول من جديد.',
}
