import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { signInAgainDialogTexts as english } from './sign-in-again-dialog-texts.ts'

export const signInAgainDialogTexts: MessagesShape<typeof english> = {
  title: 'يُرجى تسجيل الدخول من جديد',
  description: (email) =>
    `انتهت الجلسة. اكتبوا كلمة مرور الحساب ${isolated(email)} لتعودوا إلى حيث كنتم، ولن يضيع شيء مما كتبتموه.`,
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  codeRequired: 'الرمز مطلوب',
  codeDescription: 'يلزم هذا الحساب تحقّق بخطوتين. لن يضيع شيء مما كتبتموه.',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  leave: 'الدخول بحساب آخر',
}
