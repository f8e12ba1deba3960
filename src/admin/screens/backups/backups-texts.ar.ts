import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { backupsTexts as english } from './backups-texts.ts'

/** `١٫٥`, with the separator that goes with the digits of the page. */
function decimals(bytes: number, unit: number): string {
  const [whole = '0', part = '0'] = (bytes / unit).toFixed(1).split('.')
  const zero = localNumber(0)
  return `${localNumber(Number(whole))}${zero === '0' ? '.' : '٫'}${localNumber(Number(part))}`
}

export const backupsTexts: MessagesShape<typeof english> = {
  title: 'النسخ الاحتياطية',
  subtitle: 'يحفظ الموقع كل ليلة نسخة من كل ما فيه: النصوص والصور والطلبات والحسابات. لا يلزمكم فعل شيء.',
  make: 'النسخ الآن',
  making: 'جارٍ النسخ…',
  makingHint: 'يواصل الموقع عمله في أثناء ذلك، ويمكنكم مغادرة هذه الصفحة.',
  made: 'حُفظت النسخة الاحتياطية',
  next: (moment) => `النسخة التالية: ${moment}`,
  soon: 'لا موعد للنسخة التالية بعد، ويُحدَّد بعد بدء الموقع.',
  notStarted: 'تعذّر بدء النسخ',
  list: 'النسخ الاحتياطية',
  loading: 'جارٍ تحميل النسخ الاحتياطية…',
  loadFailed: 'تعذّر تحميل النسخ الاحتياطية.',
  unreachable: 'تعذّرت قراءة مكان النسخ الاحتياطية الآن',
  unreachableWhy:
    'لذلك لا يمكن عرض النسخ هنا ولا تنزيلها. يُرجى أن تطلبوا ممّن يتولّى الخادم فحص مجلد النسخ أو مخزن الملفات.',
  empty: 'لا نسخ احتياطية بعد',
  emptyHint: 'تُحفظ أول نسخة هذه الليلة. وإن لم ترغبوا في الانتظار فاختاروا «النسخ الآن».',
  kinds: { nightly: 'ليلية', manual: 'بطلب منكم', command: 'بأمر على الخادم' },
  size: (bytes) =>
    bytes < 1e6
      ? `${localNumber(Math.ceil(bytes / 1000))} كيلوبايت`
      : bytes < 1e9
        ? `${decimals(bytes, 1e6)} ميجابايت`
        : `${decimals(bytes, 1e9)} جيجابايت`,
  download: 'تنزيل',
  downloadOf: (moment) => `نسخة ${moment}`,
  kept: 'نحتفظ بنسخ آخر ٧ أيام، وقبلها بآخر نسخة من كل أسبوع لأربعة أسابيع ومن كل شهر لاثني عشر شهرًا، وبآخر ٥ نسخ طلبتموها. ونحذف الأقدم. أما النسخ المحفوظة بأمر على الخادم فتبقى حتى يحذفها أحد هناك.',
  places: {
    disk: 'النسخ محفوظة على قرص الخادم نفسه. نزّلوا نسخة من حين إلى آخر واحفظوها في مكان آخر: من يملكها يقرأ كل شيء، ومنه الطلبات.',
    objects:
      'النسخ محفوظة في مخزن الملفات بعيدًا عن الخادم. من يملك نسخة يقرأ كل شيء، ومنه الطلبات: احفظوا ما تنزّلونه في مكان آمن.',
  },
  failed: 'لم تنجح آخر نسخة احتياطية',
  problems: {
    no_room:
      'لا مساحة كافية لها. يُرجى أن تطلبوا ممّن يتولّى الخادم إخلاء مساحة على قرصه، ثم اختاروا «النسخ الآن».',
    place_away:
      'تعذّرت الكتابة في مكان النسخ. يُرجى أن تطلبوا ممّن يتولّى الخادم فحص مجلد النسخ أو مخزن الملفات، ثم اختاروا «النسخ الآن».',
    other: 'حدث خطأ في الخادم. اختاروا «النسخ الآن»، فإن تكرّر الخطأ فاعرضوا هذه الرسالة على من يتولّى الخادم.',
  },
  triedAgain: (moment) => `يعيد الموقع المحاولة من نفسه: ${moment}.`,
  said: 'نص الخطأ',

  checked: 'مفحوصة',
  checkedAt: (moment) => `استُعيدت تجربةً وقورنت: ${moment}`,
  broken: 'لا يُعتمد عليها',
  brokenAt: (moment) => `لم تنجح استعادتها تجربةً: ${moment}`,
  drillTitle: 'الفحص الشهري',
  drillNever: 'في أول كل شهر تُستعاد أحدث نسخة في قاعدة بيانات مؤقتة وتُقارن بما حُفظ فيها. لم يحدث ذلك بعد.',
  drillFine: (moment, backup) => `${moment}: استُعيدت نسخة ${backup} في قاعدة بيانات مؤقتة، وكان كل شيء فيها.`,
  drillCounts: (rows, files) => `السجلات وقيود السجل: ${rows}، والملفات: ${files}.`,
  drillFailed: (moment) => `لم ينجح فحص ${moment}`,
  drillProblems: {
    none: 'لم تكن هناك نسخة لفحصها.',
    damaged: 'النسخة تالفة ولا يمكن استعادتها.',
    different: 'ما استُعيد يختلف عمّا حُفظ.',
  },
  drillMend:
    'اختاروا «النسخ الآن»، ثم أعيدوا الفحص من صفحة «التشغيل». فإن فشل أيضًا فاعرضوا هذا على من يتولّى الخادم.',

  noticeFailed: 'لم تنجح آخر نسخة احتياطية',
  noticeOverdue: 'لا نسخة احتياطية منذ أكثر من يومين',
  noticeOverdueWhy: 'انظروا في صفحة «التشغيل» هل تُنفَّذ المهام أصلًا. فإن لم تُنفَّذ وجبت إعادة تشغيل الموقع.',
  noticeDrill: 'آخر نسخة احتياطية لا يُعتمد عليها',
  askSuperAdmin: 'يُرجى إبلاغ مشرف عام.',
  open: 'فتح النسخ الاحتياطية',
  panelMore: 'كل النسخ الاحتياطية',
  panelLast: (moment) => `آخر نسخة: ${moment}`,
  panelNone: 'لا نسخة بعد. تُحفظ أول نسخة هذه الليلة.',
}
