import type { MessagesShape } from '../shared/messages-shape.ts'
import type { signInProblemTexts as english } from './sign-in-problem-texts.ts'

export const signInProblemTexts: MessagesShape<typeof english> = {
  unreachable: 'تعذّر تسجيل الدخول. يُرجى المحاولة من جديد.',
  unexpected: 'حدث خطأ غير متوقّع',
  failed: 'تعذّر تسجيل الدخول',
  refused: 'بيانات الدخول غير صحيحة.',
}
