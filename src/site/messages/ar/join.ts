import { foundation } from '../../../content/foundation.ts'
import { replyTime } from '../../../content/reply-time.ar.ts'
import { arabicCount } from '../../../shared/arabic-count.ts'
import { quoted } from '../../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { join as english } from '../en/join.ts'

const secondForms = ['لحظة', 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'] as const

/** The server says some things in the language of the form. */
const isArabic = (sentence: string) => /\p{Script=Arabic}/u.test(sentence)

const refused = 'يُرجى مراجعة هذا الحقل'
const email = 'يُرجى كتابة بريد إلكتروني صحيح نردّ عليكم عبره، مثل name@example.com'
const phone = 'يُرجى كتابة رقم هاتف صحيح، أو ترك الحقل فارغًا'

/** By field: what to say where it is empty, and where the server does not accept what it holds. */
const problems: Record<string, readonly [missing: string, wrong: string]> = {
  name: ['يُرجى كتابة الاسم', 'الاسم أطول مما يتّسع له الطلب، يُرجى اختصاره'],
  email: ['يُرجى كتابة بريد إلكتروني نردّ عليكم عبره', email],
  phone: [phone, phone],
  subject: ['يُرجى ذكر البرنامج أو الموضوع الذي يهمّكم', 'هذا الموضوع أطول مما يتّسع له الطلب، يُرجى اختصاره'],
  request: ['يُرجى أن تحدّثونا عن أنفسكم وعمّا تطلبونه', 'هذا النص أطول مما يتّسع له الطلب، يُرجى اختصاره'],
}

function problemOf(path: string, isEmpty: boolean): string {
  const [missing, wrong] = problems[path] ?? [refused, refused]
  return isEmpty ? missing : wrong
}

export const join: MessagesShape<typeof english> = {
  title: 'انضموا إلينا',
  pageTitle: 'حدّثونا عمّا تبنونه',
  pageText:
    'سواء كنتم تختبرون فكرتكم الأولى أو صرتم مستعدّين للنموّ، أخبرونا أين تقفون. نقرأ كل طلب بأنفسنا، ونردّ على الجميع.',
  benefitsTitle: 'ما الذي ينتظركم',
  benefits: [
    {
      icon: 'Users',
      title: 'توجيه من أهل الخبرة',
      text: 'ساعات منتظمة مع من بنوا شركات في المنطقة وموّلوها وأداروها.',
    },
    {
      icon: 'Target',
      title: 'برامج على مقاس المرحلة',
      text: 'برامج تناسب مرحلتكم الآن: من النموذج الأولي إلى النموّ بعد أول الزبائن.',
    },
    {
      icon: 'Lightbulb',
      title: 'دعم للابتكار',
      text: 'أدوات واختبارات وعلاقات تجعل من الفكرة الجيدة شيئًا يستعمله الناس ويدفعون ثمنه.',
    },
  ],
  formTitle: 'طلبكم',
  formTitleFor: (program) => `طلبكم للالتحاق ببرنامج ${quoted(program)}`,
  promise: () => `نردّ خلال ${replyTime()}.`,
  privacy: () => foundation.consent || 'نستخدم ما ترسلونه للردّ عليكم، ولا نستخدمه في غير ذلك.',
  sentAgain: 'تقديم طلب آخر',
  backHome: 'العودة إلى الرئيسية',
  sentLong: () => `شكرًا لكم. حفظنا طلبكم، ونردّ عليه خلال ${replyTime()}.`,
  dialogTitle: 'الانضمام إلى برامجنا',
  dialogText: () => `عرّفونا بأنفسكم وبما تعملون عليه. نردّ على كل طلب خلال ${replyTime()}.`,
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    phoneHelp: 'اختياري',
    subject: 'البرنامج الذي يهمّكم',
    subjectHelp: 'برنامج أو مشروع أو موضوع بكلماتكم.',
    request: 'نبذة عنكم',
    requestHelp: 'ماذا تعملون، وأين، وماذا تأملون أن تجدوا عندنا.',
  },
  trapLabel: 'يُترك هذا الحقل فارغًا',
  submit: 'إرسال الطلب',
  submitting: 'جارٍ الإرسال…',
  cancel: 'إلغاء',
  dialogSent: 'وصلنا طلبكم! نتواصل معكم قريبًا.',
  failed: 'تعذّر إرسال الطلب. يُرجى المحاولة من جديد.',
  sentTitle: 'وصلنا طلبكم!',
  sentText: 'نتواصل معكم قريبًا للحديث عن الخطوات التالية.',
  unsent: problemOf,
  problem: ({ path, message }, typed) => (isArabic(message) ? message : problemOf(path, typed.trim() === '')),
  refusal: (message) =>
    isArabic(message) ? message : 'لم نتمكّن من قبول الطلب كما هو. يُرجى مراجعة الحقول ثم المحاولة من جديد.',
  failedTitle: 'لم يصل الطلب',
  waitingTitle: 'طلبكم ينتظر الإرسال',
  waitingText:
    'عدد كبير من الناس يقدّمون طلباتهم في هذه اللحظة. لم يضع شيء: طلبكم محفوظ في هذا المتصفّح، ونرسله تلقائيًا حين يأتي دوره. يكفي أن تبقى هذه الصفحة مفتوحة.',
  sendingIn: (seconds) => `نعيد الإرسال بعد ${arabicCount(seconds, secondForms)}`,
  stopWaiting: 'إيقاف الإرسال الآن',
  keptText: 'لا يضيع شيء مما كتبتموه: يبقى في هذا النموذج حتى يصل.',
}
