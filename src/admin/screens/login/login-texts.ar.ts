import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { loginTexts as english } from './login-texts.ts'

export const loginTexts: MessagesShape<typeof english> = {
  title: 'دخول لوحة الإدارة',
  intro: 'لفريق المؤسسة.',
  email: 'البريد الإلكتروني',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailWrong: 'يُرجى كتابة بريد إلكتروني صحيح',
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  forgotten: 'نسيتم كلمة المرور؟',
  codeRequired: 'الرمز مطلوب',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  backToSite: 'العودة إلى الموقع',
  startAgain: 'الدخول بحساب آخر',
  kept: 'ما كتبتموه محفوظ في هذا المتصفّح، ويظهر من جديد بعد تسجيل الدخول.',
}
