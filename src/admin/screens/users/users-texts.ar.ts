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
  passwordHelp: 'ثمانية حروف على الأقل. سلّموها لصاحب الحساب شخصيًا لا بالبريد، وهو يختار غيرها عند أول دخول.',
  name: 'الاسم الكامل',
  nameRequired: 'الاسم الكامل مطلوب',
  displayName: 'الاسم الظاهر',
  displayNameHelp: 'يظهر في سجلّ النسخ ولبقية الفريق، وإن بقي فارغًا ظهر الاسم الكامل.',
  role: 'الدور',
  active: 'الحساب مفعّل',
  activeHelp: 'عند إيقافه يخرج الحساب فورًا ولا يدخل من جديد.',
  superAdminFixed: 'دور المشرف العام وتفعيل حسابه لا يتغيّران من هنا.',
  ownFixed: 'دور حسابك وتفعيله يغيّرهما مشرف آخر.',
  superAdminOnly: 'لا يغيّر حساب المشرف العام إلا مشرف عام.',
  moreRights: 'صلاحيات هذا الحساب أوسع من صلاحياتك، فلا يمكن تعديله من حسابك.',

  created: (email) => `يمكن الدخول الآن بالحساب ${isolated(email)}`,
  createdInactive: (email) => `أُنشئ الحساب ${isolated(email)}، وهو موقوف بعد`,
  createFailed: 'تعذّر إنشاء الحساب.',
  createRefused: (message) => `تعذّر إنشاء الحساب: ${message}`,
  createUnreachable: 'تعذّر إنشاء الحساب. يُرجى المحاولة من جديد.',
  updated: (email) => `حُفظ الحساب ${isolated(email)}`,
  updateFailed: 'تعذّر حفظ الحساب.',
  unreachable: 'تعذّر الوصول إلى الخادم. ما كتبتموه ما زال هنا.',
  stale: 'الحفظ من جديد يسجّل ما غيّرتموه هنا وحده.',
  gone: 'حذف شخص آخر هذا الحساب في أثناء ذلك.',

  passwordTitle: 'كلمة مرور جديدة',
  passwordWarning: (email) => `يخرج الحساب ${isolated(email)} من كل جهاز، ويدخل بكلمة المرور الجديدة.`,
  passwordSet: (email) => `للحساب ${isolated(email)} كلمة مرور جديدة`,
  passwordFailed: 'تعذّر حفظ كلمة المرور. يُرجى المحاولة من جديد.',

  resetFactor: 'إعادة ضبط التحقّق بخطوتين',
  resetFactorTitle: 'إعادة ضبط التحقّق بخطوتين؟',
  confirmResetFactor: (email) =>
    `يخرج الحساب ${isolated(email)} من كل جهاز، ويدخل بكلمة المرور وحدها إلى أن يُعدّ التحقّق من جديد. تأكّدوا أن صاحب الحساب نفسه هو من يطلب ذلك.`,
  resetting: 'جارٍ إعادة الضبط…',
  factorReset: (email) => `الحساب ${isolated(email)} صار بلا تحقّق بخطوتين`,
  resetFactorFailed: 'تعذّرت إعادة ضبط التحقّق بخطوتين. يُرجى المحاولة من جديد.',

  rules: 'من يلزمه التحقّق بخطوتين',
  rulesHint: 'رمز من تطبيق يُطلب بعد كلمة المرور. من لزمه ولم يُعدّه يُعدّه عند أول نقرة، قبل أي شيء آخر.',
  rulesFailed: 'تعذّر تحميل من يلزمه التحقّق بخطوتين.',
  peopleWithout: (people, without) => {
    const count = arabicCount(people, ['لا أحد بهذا الدور.', 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'])
    if (people === 0) return count
    return without === 0
      ? `${count}، والتحقّق بخطوتين مفعّل للجميع.`
      : `${count}، منهم ${localNumber(without)} من دون تحقّق بخطوتين.`
  },
  rulesFixed: 'لا يقرّر هذا إلا من له هذا الدور.',
  saveRules: 'حفظ',
  rulesSaved: 'حُفظ من يلزمه التحقّق بخطوتين',
  rulesNotSaved: 'تعذّر الحفظ. يُرجى المحاولة من جديد.',

  deleteTitle: 'حذف المستخدم',
  confirmDelete: (email) => `هل تريدون حذف المستخدم ${isolated(email)}؟ لا رجوع في هذا.`,
  deleting: 'جارٍ الحذف…',
  deleted: (email) => `حُذف الحساب ${isolated(email)}`,
  deleteFailed: 'تعذّر حذف المستخدم.',
  ownDelete: 'لا يمكن حذف حسابك من حسابك.',
}

export const roleHints: typeof english.roleHints = {
  viewer: 'يرى كل المحتوى ولا يغيّر شيئًا، ولا يرى الطلبات.',
  editor: 'يحرّر المحتوى ويردّ على الطلبات.',
  admin: 'يدير كذلك الصور والمستخدمين.',
  super_admin: 'له كل الصلاحيات.',
}
