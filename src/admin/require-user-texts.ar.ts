import type { MessagesShape } from '../shared/messages-shape.ts'
import type { requireUserTexts as english } from './require-user-texts.ts'

export const requireUserTexts: MessagesShape<typeof english> = {
  checking: 'جارٍ التحقّق من الدخول…',
  unreachable: 'تعذّر الوصول إلى الخادم',
  unreachableHint: 'تعذّر التحقّق من تسجيل الدخول. يُرجى المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  refused: 'لا يملك هذا الحساب صلاحية دخول لوحة الإدارة',
  refusedHint: 'اطلبوا دورًا من أحد المشرفين، ثم سجّلوا الدخول من جديد.',
}
