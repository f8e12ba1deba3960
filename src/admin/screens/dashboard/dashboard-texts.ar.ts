import { replyTime } from '../../../content/reply-time.ar.ts'
import { arabicCount } from '../../../shared/arabic-count.ts'
import { groupedNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type * as english from './dashboard-texts.ts'

export const dashboardTexts: MessagesShape<typeof english.dashboardTexts> = {
  title: 'لوحة المتابعة',
  welcome: (name) => `مرحبًا بعودتكم، ${isolated(name)}.`,
  tabs: 'أجزاء لوحة المتابعة',
  overview: 'نظرة عامة',
  submissions: 'أحدث الطلبات',
  analytics: 'الإحصاءات',
  quickActions: 'وصول سريع',

  tasksFailed: (count) =>
    arabicCount(count, [
      'لا مهام فشلت',
      'مهمة واحدة فشلت نهائيًا',
      'مهمتان فشلتا نهائيًا',
      'مهام فشلت نهائيًا',
      'مهمة فشلت نهائيًا',
      'مهمة فشلت نهائيًا',
    ]),
  tasksFail: (count) =>
    arabicCount(count, [
      'لا مهام متعثّرة',
      'مهمة واحدة لم تُنجَز بعد',
      'مهمتان لم تُنجَزا بعد',
      'مهام لم تُنجَز بعد',
      'مهمة لم تُنجَز بعد',
      'مهمة لم تُنجَز بعد',
    ]),
  tasksOverdue: (minutes) =>
    `حان موعد مهمة منذ ${arabicCount(minutes, [
      'أقل من دقيقة',
      'دقيقة واحدة',
      'دقيقتين',
      'دقائق',
      'دقيقة',
      'دقيقة',
    ])} ولم يبدأ تنفيذها`,
  tasksFailWhy: (reason) => `آخر خطأ: ${isolated(reason)}`,
  tasksOverdueWhy: 'الرسائل والمهام الأخرى في الانتظار. يُرجى إعادة تشغيل الموقع وإخبار المسؤول عن تشغيله.',
  openOperations: 'فتح المهام التلقائية',

  figures: 'المؤسسة في أرقام',
  activePrograms: 'البرامج الجارية',
  programsHint: (total) => `من ${groupedNumber(total)} في المجموع`,
  upcomingEvents: 'الفعاليات القادمة',
  eventsHint: (visible) => `${groupedNumber(visible)} منها ظاهرة للزوّار`,
  newSubmissions: 'طلبات جديدة',
  submissionsHint: (total) => `من ${groupedNumber(total)} في المجموع`,
  totalImpact: 'مجموع الأثر',
  impactHint: (count) => (count === 1 ? 'من أرقام الأثر على الموقع' : 'من أرقام الأثر، لكلٍّ منها وحدته'),
  notLoaded: 'تعذّر التحميل',
  noApplications: 'في الطلبات بيانات شخصية، وليست من صلاحيات هذا الدور.',

  events: 'الفعاليات القادمة',
  eventsFailed: 'تعذّر تحميل الفعاليات.',
  noEvents: 'لا فعاليات قادمة.',
  allEvents: 'كل الفعاليات',
  recent: 'أحدث الطلبات',
  submissionsFailed: 'تعذّر تحميل الطلبات.',
  noSubmissions: 'لم يتقدّم أحد بعد.',
  allSubmissions: 'كل الطلبات',
  changes: 'أحدث التعديلات',
  changesFailed: 'تعذّر تحميل التعديلات.',
  noChanges: 'لا تعديلات بعد.',
  allChanges: 'كل النشاط',
  visible: 'ظاهر',
  hidden: 'مخفي',

  period: 'المدة',
  days: (days) =>
    days === 365 ? 'سنة' : arabicCount(days, ['', 'يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم']),
  chartsFailed: 'تعذّر تحميل الأرقام.',
  chartsLoading: 'جارٍ تحميل الرسوم…',
  noData: 'لم يتقدّم أحد في هذه المدة.',
  overTime: 'الطلبات عبر الوقت',
  bySubject: 'الطلبات حسب البرنامج',
  byStatus: 'الطلبات حسب الحالة',
  byWeek: 'كل عمود أسبوع.',
  byDay: 'كل عمود يوم.',
  showTable: 'العرض في جدول',
  day: 'اليوم',
  week: 'الأسبوع من',
  program: 'البرنامج',
  status: 'الحالة',
  applications: 'الطلبات',
  others: 'غيرها',

  actions: {
    overdue: { label: 'الرد على الطلبات المتأخّرة', hint: () => `من ينتظر أكثر من ${replyTime()}` },
    program: { label: 'برنامج جديد', hint: 'تبدأ صفحته بأربعة عشر قسمًا' },
    project: { label: 'مشروع جديد', hint: 'تبدأ صفحته بأربعة عشر قسمًا' },
    event: { label: 'إضافة فعالية', hint: 'الموعد والمكان والتسجيل' },
    photos: { label: 'نشر صور', hint: 'ألبوم مع شرح صوره' },
    story: { label: 'كتابة قصة نجاح', hint: 'شخص واقتباس وصورة' },
    homepage: { label: 'تعديل الصفحة الرئيسية', hint: 'عنوانها ونصّها وأزرارها' },
    figures: { label: 'تحديث أرقام الأثر', hint: 'في الصفحة الرئيسية وصفحة الأثر' },
    partner: { label: 'إضافة شريك', hint: 'الشعار والرابط' },
    staff: { label: 'إدارة حسابات الفريق', hint: 'الأدوار والصلاحيات' },
    trash: { label: 'استعادة ما حُذف', hint: 'كل شيء يبقى في سلة المحذوفات' },
  },
  lookAt: (label) => `الاطّلاع على ${label}`,
}
