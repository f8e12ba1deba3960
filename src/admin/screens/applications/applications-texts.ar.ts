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
  reply: 'موعد الرد',
  allReplies: 'كل المواعيد',
  due: 'لم يفت موعدها',
  overdue: 'فات موعدها',
  clearFilters: 'إلغاء التصفية',
  overdueTitle: (count) =>
    arabicCount(count, [
      'لا طلبات متأخّرة الرد',
      'طلب واحد تأخّر الرد عليه',
      'طلبان تأخّر الرد عليهما',
      'طلبات تأخّر الرد عليها',
      'طلبًا تأخّر الرد عليها',
      'طلب تأخّر الرد عليها',
    ]),
  showOverdue: 'عرض المتأخّرة',

  list: 'الطلبات',
  pages: 'صفحات الطلبات',
  loading: 'جارٍ تحميل الطلبات…',
  loadFailed: 'تعذّر تحميل الطلبات. يُرجى المحاولة من جديد.',
  showing: (from, to, total) =>
    `من ${groupedNumber(from)} إلى ${groupedNumber(to)}، والمجموع ${groupedNumber(total)}`,
  empty: 'لا طلبات هنا',
  emptyFiltered: 'لا نتائج لهذه التصفية.',
  emptyAll: 'لم يصل أي طلب بعد.',

  tabs: 'أنواع الطلبات',
  suspected: 'مزعجة محتملة',
  suspectedHint:
    'تبدو هذه الطلبات مرسلة آليًا: مُلئ فيها حقل لا يراه الناس. لا تُحسب في أي عدد، ولم تصل رسالة إلى أحد. عند اختيار «ليس مزعجًا» يُضاف الطلب إلى غيره وتُرسل رسالة تأكيد الاستلام إلى صاحبه. وما لم يُعدَّل نحذفه بعد ثلاثين يومًا من وصوله.',
  noSuspected: 'لا طلبات مرسلة آليًا. وما يبدو كذلك نحفظه هنا ثلاثين يومًا.',
  deletedOn: (day) => `يُحذف في ${day} ما لم تختاروا «ليس مزعجًا»`,
  oneOfMany: 'طلبات كثيرة من شبكة واحدة',
  oneOfManyHint:
    'وصل في تلك الساعة عدد كبير جدًّا من الطلبات من الشبكة نفسها، كما يحدث في جامعة أو ورشة. يُحسب هذا الطلب ونردّ عليه مثل غيره.',
  notSpam: 'ليس مزعجًا',
  cleared: 'نُقل إلى الطلبات، ورسالة تأكيد الاستلام في طريقها إلى صاحبه',
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
  promised: 'آخر موعد للرد',
  firstResponse: 'أول ردّ',
  none: 'لا يوجد',
  replyByEmail: 'الرد بالبريد',
  mailSubject: (subject) => `طلبكم: ${subject}`,
  close: 'إغلاق',
  history: 'سجلّ الطلب',
  historyFailed: 'تعذّر تحميل سجلّ الطلب.',
  historyEmpty: 'لم يحدث شيء بعد',

  anonymised: 'بلا بيانات شخصية',
  anonymisedTitle: (day) => `حُذف الاسم وبيانات التواصل والرسالة في ${day}`,
  anonymisedHint: 'انتهت مدة حفظ البيانات الشخصية. يبقى الطلب محسوبًا في الأعداد، ويمكن حذفه ولا يمكن تعديله.',
  personalData: 'البيانات الشخصية',
  exportPerson: 'تصدير بيانات هذا الشخص',
  exportPersonFailed: 'تعذّر التصدير. يُرجى المحاولة من جديد.',
  erasePerson: 'محو بيانات هذا الشخص',
  erasePersonTitle: (email) => `محو كل بيانات ${isolated(email)}؟`,
  erasing: 'جارٍ المحو…',
  lookingUp: 'جارٍ البحث عن البيانات المحفوظة…',
  heldUnknown: 'تُمحى كل الطلبات المرسلة من هذا البريد بملاحظاتها وسجلّها، والرسائل المتعلّقة بها.',
  held: (count, mails) => {
    const waiting = arabicCount(mails, [
      '',
      'رسالة واحدة تنتظر الإرسال',
      'رسالتين تنتظران الإرسال',
      'رسائل تنتظر الإرسال',
      'رسالة تنتظر الإرسال',
      'رسالة تنتظر الإرسال',
    ])
    const erased = arabicCount(count, [
      'كل بيانات هذا الشخص',
      'طلبًا واحدًا بملاحظاته وسجلّه',
      'طلبين بملاحظاتهما وسجلّهما',
      'طلبات بملاحظاتها وسجلّها',
      'طلبًا بملاحظاتها وسجلّها',
      'طلب بملاحظاتها وسجلّها',
    ])
    return mails === 0 ? `يمحو هذا ${erased}.` : `يمحو هذا ${erased}، و${waiting}.`
  },
  whatStays: 'لا يبقى إلا قيد بأن شيئًا حُذف ومتى ومن حذفه. لا يمكن التراجع عن هذا.',
  accountStays: 'يبقى حساب الفريق المسجّل بهذا البريد، ويُحذف من شاشة «المستخدمون».',
  personErased: 'مُحيت كل بيانات هذا الشخص',
  erasePersonFailed: 'تعذّر محو البيانات. يُرجى المحاولة من جديد.',

  editTitle: 'تعديل الطلب',
  notesHelp: 'يراها الفريق وحده.',
  updated: 'حُفظ الطلب',
  updateFailed: 'تعذّر حفظ الطلب. يُرجى المحاولة من جديد.',
  conflictTitle: (who, time) => `غيّر ${isolated(who)} هذا الطلب، ${time}`,
  conflict: 'لم يُمحَ شيء، وما كتبتموه ما زال هنا. راجعوه ثم احفظوا من جديد.',
  theirs: (label) => `${label} (المحفوظ الآن):`,
  useTheirs: 'اعتماد هذا',
  emptyValue: 'فارغ',

  deleteTitle: (name) => `حذف طلب ${isolated(name)}؟`,
  confirmDelete: 'هل تريدون حذف هذا الطلب؟ لا يمكن التراجع عن هذا.',
  deleting: 'جارٍ الحذف…',
  deleted: 'حُذف الطلب',
  deleteFailed: 'تعذّر حذف الطلب. يُرجى المحاولة من جديد.',
}

export const statusLabels: typeof english.statusLabels = {
  pending: 'جديد',
  contacted: 'تواصلنا',
  accepted: 'مقبول',
  rejected: 'مرفوض',
}
