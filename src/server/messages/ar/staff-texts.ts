import { arabicCount } from '../../../shared/arabic-count.ts'
import { arabicHours } from '../../../shared/arabic-hours.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { momentInWords } from '../../../shared/moment-in-words.ar.ts'
import type { staffTexts as english } from '../en/staff-texts.ts'

const minuteForms = ['الحال', 'دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'] as const

export const staffTexts: MessagesShape<typeof english> = {
  document: { title: 'منطقة الإدارة', checking: 'جارٍ التحقّق من الدخول…' },
  notice: {
    subject: (subject) => `طلب جديد: ${subject}`,
    applied: (name, subject) => `طلب جديد من ${name}\nالموضوع: ${subject}`,
    language: (name) => `لغة الطلب: ${name}`,
    promised: (hours) => `وعدنا بالرد خلال ${arabicHours(hours)}.`,
  },
  missedSchedule: {
    publish: {
      subject: (title) => `تعذّر النشر: ${title}`,
      told: (title, at, who) =>
        `كان موعد نشر «${title}» ${momentInWords(at)}، وقد حدّده ${who}، لكنه لم يُنشر. ما زال مسودة ولم يضع منه شيء.`,
    },
    hide: {
      subject: (title) => `تعذّر الإخفاء: ${title}`,
      told: (title, at, who) =>
        `كان موعد إخفاء «${title}» ${momentInWords(at)}، وقد حدّده ${who}، لكنه لم يُخفَ: ما زال الزوّار يرونه.`,
    },
    reasons: {
      rule: 'السبب: فيه ما يخالف إحدى القواعد، كحقل لازم تُرك فارغًا.',
      conflict: 'السبب: نُشرت في الأثناء صيغة أخرى للكلمات نفسها، ولا بدّ أن يختار أحدكم بينهما.',
      taken: 'السبب: صار عنوانه أو اسمه لسجلّ آخر.',
      gone: 'السبب: لم يعد موجودًا.',
      rights: 'السبب: من حدّد الموعد، أو من عدّل المسودة أخيرًا، لا يملك صلاحية النشر.',
      failure: 'السبب: خطأ في الخادم، وتفاصيله في سجلّه عند المشرفين.',
    },
    open: 'تجدونه في لوحة المتابعة، وفيها تصلحونه ثم تنشرونه أو تختارون موعدًا آخر:',
  },
  testMail: {
    subject: (name) => `رسالة تجربة من ${name}`,
    works: (host) => `أُرسلت هذه الرسالة من «الخطوات الأولى» في ${host}. وصولها إليكم يعني أن البريد يعمل.`,
    asked: 'لم تصل إلى أحد غيركم، ولا تحتاج إلى رد.',
  },
  releaseFailed: {
    subject: (name) => `لم يُنشر الإصدار: ${name}`,
    told: (name) => `حان موعد نشر الإصدار «${name}» ولم يُنشر: لا شيء منه على الموقع، وكله باقٍ مسودات.`,
    refused: 'تعذّر نشر ما يلي، والسبب مذكور في الإصدار:',
    empty: 'لم يكن فيه شيء لنشره.',
    open: 'من هنا يمكنكم إصلاحه ثم نشره أو اختيار موعد آخر:',
  },
  approval: {
    request: {
      subject: (title) => `بانتظار موافقتكم: ${title}`,
      sent: (who, title) => `وصلت من ${who} تعديلات على «${title}» بانتظار الموافقة.`,
      note: (note) => `ملاحظة المرسِل: ${note}`,
      open: 'راجعوا الفروق، ثم وافقوا عليها أو أعيدوها:',
    },
    approved: {
      subject: (title) => `نُشرت تعديلاتكم: ${title}`,
      decided: (who, title) => `وافق ${who} على تعديلاتكم على «${title}»، وهي الآن منشورة.`,
      comment: (comment) => `التعليق: ${comment}`,
      open: 'كل ما أرسلتموه:',
    },
    sentBack: {
      subject: (title) => `أُعيدت إليكم: ${title}`,
      decided: (who, title) => `أعاد ${who} إليكم التعديلات على «${title}». مسودتكم باقية كما تركتموها.`,
      comment: (comment) => `التعليق: ${comment}`,
      open: 'أكملوها وأرسلوها من جديد:',
    },
  },
  accountLinks: {
    invitation: {
      subject: (host) => `دعوة إلى فريق ${host}`,
      greeting: (name) => `تحية طيبة، ${name}،`,
      invited: (inviter, host) => `يدعوكم ${inviter} إلى المشاركة في إدارة الموقع ${host}، وحسابكم جاهز.`,
      open: 'افتحوا هذا الرابط واختاروا كلمة مرور لتدخلوا مباشرة. يعمل الرابط مرة واحدة خلال ٧ أيام:',
      mistaken: 'إن لم تكونوا تنتظرون هذه الدعوة فتجاهلوها: لا شيء يحدث من دونكم.',
    },
    password: {
      subject: 'كلمة مرور جديدة لحسابكم',
      asked: (host) => `وصلنا طلب كلمة مرور جديدة لحسابكم في ${host}، ولعلّه منكم.`,
      open: (minutes) =>
        `افتحوا هذا الرابط لاختيارها. يعمل مرة واحدة خلال ${arabicCount(minutes, minuteForms)}:`,
      mistaken: 'إن لم يكن الطلب منكم فتجاهلوا هذه الرسالة: تبقى كلمة المرور كما هي.',
    },
    email: {
      subject: 'تأكيد بريدكم الجديد',
      asked: (host, email) => `طلبتم الدخول إلى ${host} بالبريد ${email} من الآن فصاعدًا.`,
      open: 'افتحوا هذا الرابط لتأكيده. يعمل مرة واحدة خلال ٢٤ ساعة:',
      mistaken: 'إن لم يكن الطلب منكم فتجاهلوا هذه الرسالة: لا شيء يتغيّر.',
    },
    moved: {
      subject: 'تغيّر بريد حسابكم',
      moved: (host, email) => `الدخول إلى ${host} من الآن بالبريد ${email}.`,
      mistaken: 'إن لم تكونوا أنتم من غيّره فأبلغوا أحد المشرفين فورًا.',
    },
  },
}
