import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { signOutProblemTexts as english } from './sign-out-problem-texts.ts'

export const signOutProblemTexts: MessagesShape<typeof english> = {
  unreachable: 'تعذّر تسجيل الخروج لانقطاع الاتصال بالخادم. يُرجى المحاولة من جديد.',
  failed: 'تعذّر تسجيل الخروج. يُرجى المحاولة من جديد.',
}
