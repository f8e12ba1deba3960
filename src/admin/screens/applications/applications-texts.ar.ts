import { arabicCount } from '../../../shared/arabic-count.ts'
import { groupedNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type * as english from './applications-texts.ts'

const applications = ['لا طلبات', 'طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب'] as const

export const applicationsTexts: MessagesShape<typeof english.applicationsTexts> = {
  title: 'إدارة الطلبات',
  count: (total) => arabicCount(total, applications),
  refresh: 'تحديث',
  refreshing: 'جارٍ التحديث…',
  exportCsv: 'تصدير CSV',
  exporting: 'جارٍ التصدير…',
  exportFailed: 'تعذّر التصدير. يُرجى المحاولة من جديد.',
  counters: 'أعداد الطلبات',
  total: 'الكل',
  countsFailed: 'تعذّر تحميل الأعداد.',

  search: 'البحث في الطلبات',
  searchPlaceholder: 'الاسم أو البريد أو الموضوع أو الرسالة',
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  reply: 'الرد الموعود',
  allReplies: 'بردّ أو من دون ردّ',
  due: 'في الانتظار، ولم يفت الموعد',
  overdue: 'فات موعدها',
  clearFilters: 'إلغاء التصفية',
  overdueTitle: (count) =>
    arabicCount(count, [
      'لا طلبات تأخّر الرد عليها',
      'طلب واحد ينتظر أكثر من المدّة الموعودة',
      'طلبان ينتظران أكثر من المدّة الموعودة',
      'طلبات تنتظر أكثر من المدّة الموعودة',
      'طلبًا تنتظر أكثر من المدّة الموعودة',
      'طلب تنتظر أكثر من المدّة الموعودة',
    ]),
  showOverdue: 'عرض المتأخّرة',

  list: 'الطلبات',
  pages: 'صفحات الطلبات',
  loading: 'جارٍ تحميل الطلبات…',
  loadFailed: 'تعذّر تحميل الطلبات. يُرجى المحاولة من جديد.',
  showing: (from, to, total) =>
    `من ${groupedNumber(from)} إلى ${groupedNumber(to)}، والمجموع ${groupedNumber(total)}`,
  empty: 'لا طلبات هنا',
  emptyFiltered: 'لا طلب يناسب هذه التصفية.',
  emptyAll: 'لم يصل أي طلب بعد.',

  tabs: 'أنواع الطلبات',
  suspected: 'مشكوك فيها',
  suspectedHint:
    'تبدو هذه الطلبات من إرسال آلي: امتلأ فيها حقل لا يراه الناس. لا تدخل في أي عدد، ولم تصل رسالة إلى أحد. عند اختيار «ليس مزعجًا» ينضمّ الطلب إلى غيره ويصل الإيصال إلى صاحبه. وما لم يعمل عليه أحد نحذفه بعد ثلاثين يومًا من وصوله.',
  noSuspected: 'لا شيء هنا يبدو من إرسال آلي. وما يبدو كذلك نحفظه هنا ثلاثين يومًا.',
  deletedOn: (day) => `يُحذف في ${day} ما لم تختاروا «ليس مزعجًا»`,
  oneOfMany: 'كثير من شبكة واحدة',
  oneOfManyHint:
    'وصل في تلك الساعة عدد كبير جدًا من الطلبات من الشبكة نفسها، كما يحدث في جامعة أو ورشة. يدخل هذا الطلب في كل عدد ونردّ عليه مثل غيره.',
  notSpam: 'ليس مزعجًا',
  cleared: 'انتقل إلى الطلبات، والإيصال في طريقه إلى صاحبه',
  clearFailed: 'تعذّر الحفظ. يُرجى المحاولة من جديد.',

  view: 'عرض',
  edit: 'تعديل',
  delete: 'حذف',
  ofPerson: (name) => `طلب ${isolated(name)}`,
  notes: 'ملاحظات',

  viewFailed: 'تعذّر تحميل الطلب.',
  viewGone: 'لم يعد هذا الطلب موجودًا.',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  subject: 'الموضوع',
  request: 'نص الطلب',
  received: 'تاريخ الوصول',
  language: 'لغة الطلب',
  promised: 'الرد موعود قبل',
  firstResponse: 'أول ردّ',
  none: 'لا يوجد',
  replyByEmail: 'الرد بالبريد',
  mailSubject: (subject) => `طلبكم: ${subject}`,
  close: 'إغلاق',
  history: 'سجلّ الطلب',
  historyFailed: 'تعذّر تحميل السجلّ.',
  historyEmpty: 'لم يحدث شيء بعد',

  anonymised: 'بلا بيانات شخصية',
  anonymisedTitle: (day) => `حُذف الاسم وبيانات التواصل والرسالة في ${day}`,
  anonymisedHint:
    'انتهت المدة التي نحفظ فيها البيانات الشخصية. يبقى الطلب محسوبًا في كل رقم، ويمكن حذفه ولا يمكن تعديله.',
  personalData: 'البيانات الشخصية',
  exportPerson: 'تصدير كل ما عن هذا الشخص',
  exportPersonFailed: 'تعذّر التصدير. يُرجى المحاولة من جديد.',
  erasePerson: 'محو بيانات هذا الشخص',
  erasePersonTitle: (email) => `محو كل ما عن ${isolated(email)}؟`,
  erasing: 'جارٍ المحو…',
  lookingUp: 'جارٍ البحث عمّا نحفظه…',
  heldUnknown: 'يمحو هذا كل طلبات هذا العنوان بملاحظاتها وسجلّها، والرسائل المتعلّقة بها.',
  held: (count, mails) => {
    const waiting = arabicCount(mails, [
      '',
      'ورسالة واحدة تنتظر الإرسال',
      'ورسالتين تنتظران الإرسال',
      'رسائل تنتظر الإرسال',
      'رسالة تنتظر الإرسال',
      'رسالة تنتظر الإرسال',
    ])
    const erased = arabicCount(count, ['لا طلبات', 'طلبًا واحدًا', 'طلبين', 'طلبات', 'طلبًا', 'طلب'])
    if (mails === 0) return `يمحو هذا ${erased} بالملاحظات والسجلّ.`
    return `يمحو هذا ${erased} بالملاحظات والسجلّ، ${mails > 2 ? `و${waiting}` : waiting}.`
  },
  whatStays: 'يبقى فقط أن شيئًا حُذف، ومتى، ومن حذفه. لا رجوع في هذا.',
  accountStays: 'يبقى حساب الفريق الذي بهذا العنوان، وحذفه من شاشة المستخدمين.',
  personErased: 'مُحي كل ما عن هذا الشخص',
  erasePersonFailed: 'تعذّر محو البيانات. يُرجى المحاولة من جديد.',

  editTitle: 'تعديل الطلب',
  notesHelp: 'يراها الفريق وحده.',
  updated: 'حُفظ الطلب',
  updateFailed: 'تعذّر حفظ الطلب. يُرجى المحاولة من جديد.',
  conflictTitle: (who, time) => `تغيير من ${isolated(who)} في هذا الطلب، ${time}`,
  conflict: 'لم يُمحَ شيء، وما كتبتموه ما زال هنا. راجعوه ثم احفظوا من جديد.',
  theirs: (label) => `${label}، كما هي محفوظة الآن:`,
  useTheirs: 'الأخذ بهذا',
  emptyValue: 'فارغ',

  deleteTitle: (name) => `حذف طلب ${isolated(name)}؟`,
  confirmDelete: 'هل تريدون حذف هذا الطلب؟ لا رجوع في هذا.',
  deleting: 'جارٍ الحذف…',
  deleted: 'حُذف الطلب',
  deleteFailed: 'تعذّر حذف الطلب. يُرجى المحاولة من جديد.',
}

export const statusLabels: typeof english.statusLabels = {
  pending: 'في الانتظار',
  contacted: 'تواصلنا',
  accepted: 'مقبول',
  rejected: 'مرفوض',
}
