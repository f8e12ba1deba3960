import { arabicCount } from '../../../shared/arabic-count.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { mailTexts as english } from './mail-texts.ts'

const mails = (count: number) =>
  arabicCount(count, ['لا رسائل', 'رسالة واحدة', 'رسالتان', 'رسائل', 'رسالة', 'رسالة'])

export const mailTexts: MessagesShape<typeof english> = {
  title: 'البريد',
  description: 'كيف يرسل الموقع رسائله: إشعارات للمتقدّمين، ودعوات وكلمات مرور جديدة للزملاء.',
  loading: 'جارٍ تحميل خادم البريد…',
  loadFailed: 'تعذّر تحميل خادم البريد.',

  server: 'خادم البريد',
  serverHint: 'البيانات نفسها التي يطلبها أي برنامج بريد، ويعرفها من يدير صناديق بريدكم.',
  elsewhere: (host) => `يرسل الرسائل ${isolated(host)}`,
  elsewhereHint: 'ضبطه من يدير الموقع، وما ضبطه يأتي أولًا، فلا يتغيّر شيء هنا.',
  host: 'الخادم',
  hostHelp: `مثل ${isolated('mail.example.org')}`,
  hostRequired: 'اسم الخادم مطلوب',
  port: 'المنفذ',
  portWrong: 'المنفذ رقم من ١ إلى ٦٥٥٣٥',
  encryption: 'التشفير',
  encryptions: {
    tls: `تشفير ${isolated('TLS')} (منفذه غالبًا ٤٦٥)`,
    starttls: `تشفير ${isolated('STARTTLS')} (منفذه غالبًا ٥٨٧)`,
    none: 'بلا تشفير',
  },
  noneHelp: 'يمكن أن تُقرأ الرسائل وكلمة المرور في الطريق. لا يصلح إلا لخادم داخل شبكتكم.',
  user: 'اسم المستخدم',
  userHelp: 'هو غالبًا عنوان البريد كاملًا. اتركوه فارغًا إن لم يطلبه الخادم.',
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordHelp: 'تُحفظ مشفّرة ولا تظهر بعد ذلك أبدًا.',
  passwordKept: 'كلمة المرور محفوظة ولا تظهر. لتغيير أي شيء اكتبوها من جديد.',
  save: 'التحقّق والحفظ',
  saving: 'جارٍ الاتصال بالخادم…',
  saved: 'خادم البريد يعمل، وقد حُفظ',
  sending: (count) => `في الطريق الآن ما كان ينتظر: ${mails(count)}.`,
  testNext: 'أرسلوا الآن رسالة تجربة إلى أنفسكم.',
  failed: 'تعذّر حفظ خادم البريد. يُرجى المحاولة من جديد.',
  remove: 'إزالة خادم البريد',
  removeTitle: 'هل تريد إزالة خادم البريد؟',
  removeHint:
    'تنتظر الرسائل بعدها حتى يُضبط خادم آخر، ولا تُعرض الدعوات وكلمات المرور الجديدة بالبريد حتى ذلك الحين.',
  removing: 'جارٍ الإزالة…',
  removed: 'أُزيل خادم البريد',

  senderAndTest: 'المرسل ورسالة التجربة',
  sender: (sender) => `المرسل: ${isolated(sender)}`,
  changeSender: 'تغيير المرسل',
  testHint: 'تصل رسالة التجربة إلى عنوانكم أنتم.',
  notYet: 'بعد ضبط خادم البريد يمكنكم إرسال رسالة تجربة إلى أنفسكم.',
  tested: (moment) => `قبل خادم البريد رسالة التجربة (${moment}).`,
  waiting: (count) => `لم يُرسل بعد: ${mails(count)}.`,
}
