import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { secondFactorTexts as english } from './second-factor-texts.ts'

export const secondFactorTexts: MessagesShape<typeof english> = {
  password: 'كلمة المرور الحالية',
  passwordRequired: 'كلمة المرور الحالية مطلوبة',
  continue: 'متابعة',
  checking: 'جارٍ التحقّق…',
  cancel: 'إلغاء',
  failed: 'لم ينجح ذلك. يُرجى المحاولة من جديد.',

  passwordTitle: 'إعداد التحقّق بخطوتين',
  passwordIntro: 'كلمة المرور أولًا، حتى لا يفعل هذا غيركم من جهازكم.',

  scanTitle: 'ربط التطبيق',
  scanIntro: `افتحوا تطبيق مصادقة على الهاتف، مثل ${isolated('Google Authenticator')} أو ${isolated('Microsoft Authenticator')} أو ${isolated('FreeOTP')}، ووجّهوا الكاميرا إلى المربّع.`,
  qrCode: 'رمز مربّع لتطبيق المصادقة',
  byHand: 'لا كاميرا؟ اكتبوا هذا المفتاح في التطبيق:',
  onThisPhone: 'التطبيق على هذا الهاتف: فتحه',
  copyKey: 'نسخ المفتاح',
  keyCopied: 'المفتاح منسوخ',
  code: 'الرمز',
  codeHelp: 'الأرقام الستة التي يعرضها التطبيق الآن.',
  codeRequired: 'الرمز مطلوب',
  turnOn: 'تفعيل',

  codesTitle: 'الاحتفاظ برموز الاسترداد',
  codesIntro:
    'كل رمز يفتح الحساب مرة واحدة من دون الهاتف. اطبعوها أو ضعوها في خزنة كلمات المرور: لا نعرضها إلا هذه المرة.',
  codesList: 'رموز الاسترداد',
  copy: 'نسخ',
  copied: 'الرموز منسوخة',
  copyRefused: 'لا يسمح المتصفّح بالنسخ هنا. يمكن تحديد النص ونسخه.',
  download: 'تنزيل',
  fileName: 'رموز-الاسترداد.txt',
  fileHead: (email) => `رموز استرداد الحساب ${email}. كل رمز يفتح الحساب مرة واحدة.`,
  kept: 'احتفظت بها',

  signInTitle: 'إدخال الرمز',
  signInIntro: 'هذا الحساب يطلب خطوة تحقّق ثانية.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHelp: 'واحد من الرموز العشرة التي احتفظتم بها عند الإعداد. يصلح مرة واحدة.',
  useRecovery: 'استخدام رمز استرداد',
  useApp: 'استخدام التطبيق',
  lost: 'ضاع الاثنان؟ يستطيع أحد المشرفين إعادة الضبط.',
}
