import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { firstStepTexts as english } from './first-step-texts.ts'

export const firstStepTexts: MessagesShape<typeof english> = {
  passwordTitle: 'اختيار كلمة مرور خاصة',
  passwordIntro: 'كلمة المرور الحالية اختارها أحد المشرفين. أما الجديدة فلن يعرفها سواكم.',
  given: 'كلمة المرور الحالية',
  givenRequired: 'كلمة المرور الحالية مطلوبة',
  new: 'كلمة المرور الجديدة',
  newRequired: 'كلمة المرور الجديدة مطلوبة',
  newHelp: 'ثمانية أحرف على الأقل. ثلاث كلمات أو أربع يسهل تذكّرها ويصعب تخمينها.',
  save: 'حفظ ومتابعة',
  saving: 'جارٍ الحفظ…',
  failed: 'تعذّر تغيير كلمة المرور. يُرجى المحاولة من جديد.',

  required: 'دوركم يحتاج إلى التحقّق بخطوتين. ',

  signOut: 'تسجيل الخروج',
}
