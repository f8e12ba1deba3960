import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { mailTexts as english } from './mail-texts.ts'

const mails = (count: number) =>
  arabicCount(count, ['لا رسائل', 'رسالة واحدة', 'رسالتان', 'رسائل', 'رسالة', 'رسالة'])

export const mailTexts: MessagesShape<typeof english> = {
  title: 'البريد',
  description: 'إرسال رسائل الموقع: تأكيد الاستلام للمتقدّمين، والدعوات وكلمات المرور الجديدة للزملاء.',
  loading: 'جارٍ تحميل خادم البريد…',
  loadFailed: 'تعذّر تحميل خادم البريد.',

  server: 'خادم البريد',
  serverHint: 'البيانات نفسها التي يطلبها أي برنامج بريد، تجدونها لدى المسؤول عن بريدكم.',
  elsewhere: (host) => `يرسل الرسائل ${isolated(host)}`,
  elsewhereHint: 'إعداداته مضبوطة على الخادم نفسه ولها الأولوية، فلا يمكن تغييرها هنا.',
  host: 'الخادم',
  hostHelp: `مثل ${isolated('mail.example.org')}`,
  hostRequired: 'اسم الخادم مطلوب',
  port: 'المنفذ',
  get portWrong() {
    return `المنفذ رقم من ${localNumber(1)} إلى ${localNumber(65_535)}`
  },
  encryption: 'التشفير',
  get encryptions() {
    return {
      tls: `تشفير ${isolated('TLS')} (منفذه غالبًا ${localNumber(465)})`,
      starttls: `تشفير ${isolated('STARTTLS')} (منفذه غالبًا ${localNumber(587)})`,
      none: 'بلا تشفير',
    }
  },
  noneHelp: 'قد يقرأ غيركم الرسائل وكلمة المرور في الطريق. لا يصلح إلا لخادم داخل شبكتكم.',
  user: 'اسم المستخدم',
  userHelp: 'غالبًا البريد الإلكتروني كاملًا. اتركوه فارغًا إن لم يطلبه الخادم.',
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordHelp: 'تُحفظ مشفّرة، ولا تظهر بعد ذلك.',
  passwordKept: 'كلمة المرور محفوظة ولا تظهر. لتغيير أي شيء اكتبوها من جديد.',
  save: 'التحقّق والحفظ',
  saving: 'جارٍ الاتصال بالخادم…',
  saved: 'خادم البريد يعمل، وحُفظت بياناته',
  sending: (count) => `في الطريق الآن من الرسائل المنتظرة: ${mails(count)}.`,
  testNext: 'أرسلوا الآن رسالة تجريبية إلى أنفسكم.',
  failed: 'تعذّر حفظ خادم البريد. يُرجى المحاولة من جديد.',
  remove: 'إزالة خادم البريد',
  removeTitle: 'هل تريدون إزالة خادم البريد؟',
  removeHint:
    'ستنتظر الرسائل حتى يُضبط خادم آخر، ولا يمكن قبل ذلك إرسال الدعوات وكلمات المرور الجديدة بالبريد.',
  removing: 'جارٍ الإزالة…',
  removed: 'أُزيل خادم البريد',

  senderAndTest: 'المرسل والرسالة التجريبية',
  sender: (sender) => `المرسل: ${isolated(sender)}`,
  changeSender: 'تغيير المرسل',
  testHint: 'تصل الرسالة التجريبية إلى بريدكم.',
  notYet: 'بعد ضبط خادم البريد يمكنكم إرسال رسالة تجريبية إلى أنفسكم.',
  tested: (moment) => `قبل خادم البريد الرسالة التجريبية (${moment}).`,
  waiting: (count) => `لم يُرسل بعد: ${mails(count)}.`,
}
