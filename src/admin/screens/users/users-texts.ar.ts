import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type * as english from './users-texts.ts'

export const usersTexts: MessagesShape<typeof english.usersTexts> = {
  title: 'إدارة المستخدمين',
  subtitle: 'حسابات الفريق وصلاحياتها',
  loading: 'جارٍ تحميل المستخدمين…',
  loadFailed: 'تعذّر تحميل المستخدمين.',
  list: 'المستخدمون',
  add: 'إضافة مستخدم',
  empty: 'لا مستخدمين هنا',
  emptyHint: 'أضيفوا أول حساب للبدء',
  inactive: 'موقوف',
  you: 'حسابي',
  lastLogin: (day) => `آخر دخول ${day}`,
  neverSignedIn: 'لم يدخل بعد',
  secondFactor: 'تحقّق بخطوتين',
  firstPassword: 'ما زال بكلمة المرور الأولى',
  edit: 'تعديل',
  delete: 'حذف',
  setPassword: 'كلمة مرور جديدة',
  whose: (email) => `الحساب ${isolated(email)}`,

  createTitle: 'مستخدم جديد',
  create: 'إنشاء الحساب',
  creating: 'جارٍ الإنشاء…',
  editTitle: 'تعديل المستخدم',
  email: 'البريد الإلكتروني',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailWrong: 'يُرجى كتابة بريد إلكتروني صحيح',
  emailFixed: 'بريد الحساب ثابت لا يتغيّر.',
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordHelp: 'ثمانية أحرف على الأقل. سلّموها لصاحب الحساب شخصيًا لا بالبريد، وسيختار غيرها عند أول دخول.',
  name: 'الاسم الكامل',
  nameRequired: 'الاسم الكامل مطلوب',
  displayName: 'الاسم الظاهر',
  displayNameHelp: 'يظهر في سجلّ النسخ ولبقية الفريق، وإن بقي فارغًا ظهر الاسم الكامل.',
  role: 'الدور',
  active: 'الحساب مفعّل',
  activeHelp: 'عند إيقافه يُسجَّل الخروج فورًا، ولا يمكن الدخول به من جديد.',
  superAdminFixed: 'دور المشرف العام وتفعيل حسابه لا يتغيّران من هنا.',
  ownFixed: 'دور حسابكم وتفعيله يغيّرهما مشرف آخر.',
  superAdminOnly: 'لا يغيّر حساب المشرف العام إلا مشرف عام.',
  moreRights: 'صلاحيات هذا الحساب أوسع من صلاحياتكم، فلا يمكنكم تعديله.',

  created: (email) => `يمكن الدخول الآن بالحساب ${isolated(email)}`,
  createdInactive: (email) => `أُنشئ الحساب ${isolated(email)}، ولم يُفعَّل بعد`,
  createFailed: 'تعذّر إنشاء الحساب.',
  createRefused: (message) => `تعذّر إنشاء الحساب: ${message}`,
  createUnreachable: 'تعذّر إنشاء الحساب. يُرجى المحاولة من جديد.',
  updated: (email) => `حُفظ الحساب ${isolated(email)}`,
  updateFailed: 'تعذّر حفظ الحساب.',
  unreachable: 'تعذّر الوصول إلى الخادم. ما كتبتموه ما زال هنا.',
  stale: 'عند الحفظ من جديد لا يُسجَّل إلا ما غيّرتموه هنا.',
  gone: 'حذف شخص آخر هذا الحساب في هذه الأثناء.',

  passwordTitle: 'كلمة مرور جديدة',
  passwordWarning: (email) =>
    `سيُسجَّل خروج الحساب ${isolated(email)} من كل الأجهزة، ويلزم الدخول بكلمة المرور الجديدة.`,
  passwordSet: (email) => `حُفظت كلمة مرور جديدة للحساب ${isolated(email)}`,
  passwordFailed: 'تعذّر حفظ كلمة المرور. يُرجى المحاولة من جديد.',

  resetFactor: 'إعادة ضبط التحقّق بخطوتين',
  resetFactorTitle: 'إعادة ضبط التحقّق بخطوتين؟',
  confirmResetFactor: (email) =>
    `سيُسجَّل خروج الحساب ${isolated(email)} من كل الأجهزة، وتكفي كلمة المرور وحدها للدخول إلى أن يُضبط التحقّق من جديد. تأكّدوا من أن صاحب الحساب نفسه هو من يطلب ذلك.`,
  resetting: 'جارٍ إعادة الضبط…',
  factorReset: (email) => `أُلغي التحقّق بخطوتين للحساب ${isolated(email)}`,
  resetFactorFailed: 'تعذّرت إعادة ضبط التحقّق بخطوتين. يُرجى المحاولة من جديد.',

  rules: 'قواعد التحقّق بخطوتين',
  rulesHint:
    'رمز من تطبيق يُطلب بعد كلمة المرور. ومن يلزمه التحقّق ولم يضبطه بعد يُطلب منه ضبطه قبل أي شيء آخر.',
  rulesFailed: 'تعذّر تحميل قواعد التحقّق بخطوتين.',
  peopleWithout: (people, without) => {
    const count = arabicCount(people, ['لا أحد بهذا الدور.', 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'])
    if (people === 0) return count
    return without === 0
      ? `${count}، والتحقّق بخطوتين مفعّل للجميع.`
      : `${count}، منهم ${localNumber(without)} من دون تحقّق بخطوتين.`
  },
  rulesFixed: 'القرار في هذا لأصحاب هذا الدور وحدهم.',
  saveRules: 'حفظ',
  rulesSaved: 'حُفظت قواعد التحقّق بخطوتين',
  rulesNotSaved: 'تعذّر الحفظ. يُرجى المحاولة من جديد.',

  deleteTitle: 'حذف المستخدم',
  confirmDelete: (email) => `هل تريدون حذف المستخدم ${isolated(email)}؟ لا يمكن التراجع عن هذا.`,
  deleting: 'جارٍ الحذف…',
  deleted: (email) => `حُذف الحساب ${isolated(email)}`,
  deleteFailed: 'تعذّر حذف المستخدم.',
  ownDelete: 'لا يمكن لأحد أن يحذف حسابه بنفسه.',
}

export const roleHints: typeof english.roleHints = {
  viewer: 'يرى كل المحتوى ولا يغيّر شيئًا، ولا يرى الطلبات.',
  editor: 'يعدّل المحتوى ويردّ على الطلبات.',
  admin: 'يدير كذلك الصور والمستخدمين.',
  super_admin: 'له كل الصلاحيات.',
}
