import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { secondFactorTexts as english } from './second-factor-texts.ts'

export const secondFactorTexts: MessagesShape<typeof english> = {
  password: 'كلمة المرور الحالية',
  passwordRequired: 'كلمة المرور الحالية مطلوبة',
  continue: 'متابعة',
  checking: 'جارٍ التحقّق…',
  cancel: 'إلغاء',
  failed: 'تعذّر تنفيذ ذلك. يُرجى المحاولة من جديد.',

  passwordTitle: 'إعداد التحقّق بخطوتين',
  passwordIntro: 'اكتبوا كلمة المرور أولًا، حتى لا يفعل غيركم هذا من جهازكم.',

  scanTitle: 'ربط التطبيق',
  scanIntro: `افتحوا تطبيق مصادقة على الهاتف، مثل ${isolated('Google Authenticator')} أو ${isolated('Microsoft Authenticator')} أو ${isolated('FreeOTP')}، ووجّهوا الكاميرا إلى رمز ${isolated('QR')}.`,
  qrCode: `رمز ${isolated('QR')} لتطبيق المصادقة`,
  byHand: 'من دون كاميرا: اكتبوا هذا المفتاح في التطبيق',
  onThisPhone: 'فتح التطبيق على هذا الهاتف',
  copyKey: 'نسخ المفتاح',
  keyCopied: 'نُسخ المفتاح',
  code: 'الرمز',
  codeHelp: 'الأرقام الستة التي يعرضها التطبيق الآن.',
  codeRequired: 'الرمز مطلوب',
  turnOn: 'تفعيل',

  codesTitle: 'الاحتفاظ برموز الاسترداد',
  codesIntro:
    'كل رمز يفتح الحساب مرة واحدة من دون الهاتف. اطبعوها أو ضعوها في مدير كلمات المرور: لا نعرضها إلا هذه المرة.',
  codesList: 'رموز الاسترداد',
  copy: 'نسخ',
  copied: 'نُسخت الرموز',
  copyRefused: 'لم يسمح المتصفّح بالنسخ. يُرجى تحديد النص ونسخه يدويًا.',
  download: 'تنزيل',
  fileName: 'رموز-الاسترداد.txt',
  fileHead: (email) => `رموز استرداد الحساب ${email}. كل رمز يفتح الحساب مرة واحدة.`,
  kept: 'الرموز محفوظة لديّ',

  signInTitle: 'إدخال الرمز',
  signInIntro: 'يلزم هذا الحساب تحقّق بخطوتين.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHelp: 'واحد من الرموز العشرة التي احتفظتم بها عند الإعداد. يصلح مرة واحدة.',
  useRecovery: 'استخدام رمز استرداد',
  useApp: 'استخدام التطبيق',
  lost: 'ضاع الاثنان؟ يستطيع أحد المشرفين إعادة الضبط.',
}
