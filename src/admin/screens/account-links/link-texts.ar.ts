import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { linkTexts as english } from './link-texts.ts'

export const linkTexts: MessagesShape<typeof english> = {
  checking: 'جارٍ التحقّق من الرابط…',
  over: 'لم يعد هذا الرابط صالحًا',
  overHint: 'سبق استخدامه، أو انتهت مدته، أو سُحب. يُرجى طلب رابط جديد.',
  unreachable: 'تعذّر التحقّق من الرابط.',
  tryAgain: 'إعادة المحاولة',
  toSignIn: 'إلى تسجيل الدخول',
  failed: 'تعذّر تنفيذ ذلك. يُرجى المحاولة من جديد.',
  saving: 'جارٍ الحفظ…',

  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordHelp: 'ثمانية أحرف على الأقل. ثلاث كلمات أو أربع يسهل تذكّرها ويصعب تخمينها.',

  invitationTitle: 'أهلًا بكم',
  invitationIntro: ({ name, email }) =>
    `${isolated(name)}، اختاروا كلمة مرور للحساب ${isolated(email)}. لن يعرفها سواكم.`,
  start: 'حفظ وبدء العمل',

  newTitle: 'كلمة مرور جديدة',
  newIntro: ({ email }) => `للحساب ${isolated(email)}. سيُسجَّل الخروج من كل الأجهزة.`,
  save: 'حفظ كلمة المرور',
  passwordChanged: 'تغيّرت كلمة المرور. يُرجى تسجيل الدخول بها.',
  askAgain: 'طلب رابط جديد',

  emailTitle: 'تأكيد البريد الجديد',
  emailIntro: ({ email }) => `يكون الدخول بعد ذلك بالبريد ${isolated(email)}.`,
  confirm: 'تأكيد البريد',
  emailDone: (email) => `الدخول الآن بالبريد ${isolated(email)}`,
  toAccount: 'إلى حسابي',

  forgottenTitle: 'نسيتم كلمة المرور؟',
  forgottenIntro: 'نرسل إليكم رابطًا لاختيار كلمة مرور جديدة، يعمل مرة واحدة خلال ساعة.',
  loading: 'جارٍ التحميل…',
  optionsFailed: 'تعذّر تحميل طريقة الحصول على كلمة مرور جديدة.',
  askTitle: 'اسألوا أحد مشرفي المؤسسة',
  ask: 'لا يرسل هذا الموقع بريدًا بعد. يختار لكم أحد المشرفين كلمة مرور جديدة من شاشة «المستخدمون» ويخبركم بها شخصيًا، ثم تختارون كلمة خاصة بكم عند الدخول.',
  askOperator: 'إن كنتم المشرف الوحيد فاستعينوا بالمسؤول عن تشغيل الموقع.',
  email: 'البريد الإلكتروني',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailWrong: 'يُرجى كتابة بريد إلكتروني صحيح',
  send: 'إرسال الرابط',
  sending: 'جارٍ الإرسال…',
  sent: 'راجعوا بريدكم',
  sentHint: (email) =>
    `إن كان هنا حساب بالبريد ${isolated(email)} فالرابط في الطريق إليه. قد يستغرق دقيقة، وراجعوا البريد غير المرغوب فيه أيضًا.`,
}
