import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { schedulingTexts as english } from './scheduling-texts.ts'

export const schedulingTexts: MessagesShape<typeof english> = {
  open: 'جدولة',
  title: (name) => `جدولة ${quoted(name)}`,
  hint: (zone) => `يحدث تلقائيًا بتوقيت الموقع (${zone}).`,
  publishAt: 'موعد النشر',
  publishHelp: 'تُنشر المسودة كما تكون حينها، ويمكنكم مواصلة تعديلها حتى ذلك الوقت.',
  hideAt: 'موعد الإخفاء',
  hideHelp: 'لا يراه الزوّار بعد هذا الموعد، ويمكن للفريق إظهاره من جديد.',
  trashHelp: 'يُنقل حينها إلى سلة المحذوفات، ويمكن استعادته منها.',
  twice: 'تتكرّر هذه الساعة مرتين لأن التوقيت يُؤخَّر فيها، والمقصود المرة الأولى.',
  empty: 'إذا تُرك فارغًا فلن يحدث شيء.',
  submit: 'حفظ',
  busy: 'جارٍ الحفظ…',
  failed: 'تعذّر حفظ المواعيد.',
  willPublish: (when) => `يُنشر ${when}`,
  willHide: (when) => `يُخفى ${when}`,
  planned: (who) => `حدّد الموعد ${who}.`,
  change: 'تغيير المواعيد',
  cancel: 'إلغاء الموعد',
  cancelled: 'أُلغي الموعد',
  cancelFailed: 'تعذّر إلغاء الموعد',
  set: 'حُفظت المواعيد',
  publishMark: (when) => `يُنشر ${when}`,
  hideMark: (when) => `يُخفى ${when}`,
  missed: {
    publish: (when) => `كان موعد نشره ${when} وتعذّر النشر`,
    hide: (when) => `كان موعد إخفائه ${when} وتعذّر الإخفاء`,
  },
  missedMark: { publish: 'تعذّر نشره', hide: 'تعذّر إخفاؤه' },
  reasons: {
    rule: 'لا يستوفي إحدى القواعد:',
    conflict: 'نُشرت في هذه الأثناء نسخة أخرى من النص نفسه. احفظوه لتختاروا ما يبقى.',
    taken: 'صار رابطه أو اسمه لعنصر آخر.',
    gone: 'لم يعد موجودًا.',
    rights: 'لا يملك صلاحية النشر من حدّد الموعد أو آخر من عدّل المسودة.',
    failure: 'حدث خطأ في الخادم.',
  },
  dismiss: 'إخفاء التنبيه',
}
