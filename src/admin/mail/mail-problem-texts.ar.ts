import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type * as english from './mail-problem-texts.ts'

export const mailProblemTexts: MessagesShape<typeof english.mailProblemTexts> = {
  not_configured: 'لم يُضبط خادم البريد بعد.',
  unknown_host: 'لا يوجد خادم بهذا الاسم. يُرجى التأكّد من كتابته.',
  connection_refused: 'يرفض الخادم الاتصال على هذا المنفذ. هل رقم المنفذ صحيح؟',
  no_answer: 'لا يردّ خادم البريد. هل اسمه ومنفذه صحيحان؟ وهل يُسمح لهذا الموقع بالاتصال به؟',
  certificate: 'شهادة خادم البريد غير صالحة لاسمه، فلن يكون الاتصال آمنًا.',
  no_encryption: `لا يقدّم خادم البريد ${isolated('STARTTLS')} على هذا المنفذ.`,
  other_encryption: 'يتوقّع خادم البريد تشفيرًا آخر على هذا المنفذ.',
  sign_in: 'رفض خادم البريد اسم المستخدم أو كلمة المرور.',
  lost_password: 'تعذّرت قراءة كلمة المرور لأن مفتاح الموقع تغيّر. يُرجى كتابتها من جديد.',
  refused: 'رفض خادم البريد الرسالة. ربما لا يُسمح له بالإرسال باسم المرسل.',
  unreachable: 'تعذّر الوصول إلى خادم البريد.',
  unsafe: 'تعذّر الاتصال الآمن بخادم البريد.',
}

export const testMailTexts: MessagesShape<typeof english.testMailTexts> = {
  send: 'إرسال رسالة تجريبية',
  sending: 'جارٍ الإرسال…',
  accepted: 'قبلها خادم البريد. راجعوا صندوق بريدكم.',
  failed: 'تعذّر إرسال الرسالة التجريبية. يُرجى المحاولة من جديد.',
  said: (details) => `ردّ الخادم: ${isolated(details)}`,
}
