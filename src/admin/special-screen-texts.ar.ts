import type { MessagesShape } from '../shared/messages-shape.ts'
import { isolated } from '../shared/text-language.ts'
import type { specialScreenTexts as english } from './special-screen-texts.ts'

export const specialScreenTexts: MessagesShape<typeof english> = {
  dashboard: {
    title: 'لوحة المتابعة',
    label: 'لوحة المتابعة',
    description: 'أرقام وأخبار',
    keywords: ['الرئيسية', 'البداية', 'إحصاءات', 'رسوم بيانية', 'أرقام'],
  },
  applications: {
    title: 'إدارة الطلبات',
    label: 'الطلبات',
    description: 'من يريد الانضمام',
    keywords: ['الوارد', 'رسائل', 'مقدّمو الطلبات', 'مرشّحون', 'رسائل مزعجة'],
    fresh: { label: 'الطلبات الجديدة', keywords: ['لم تُقرأ', 'الوارد'] },
    overdue: { label: 'طلبات طال انتظارها', keywords: ['متأخرة', 'فات موعدها'] },
  },
  releases: {
    title: 'الإصدارات',
    label: 'الإصدارات',
    description: 'ما يُنشر معًا',
    keywords: ['نشر معًا', 'حملة', 'إطلاق', 'موعد', 'إصدار'],
  },
  release: { title: 'إصدار' },
  approvals: {
    title: 'الموافقات',
    label: 'الموافقات',
    description: 'مسودات أُرسلت للقرار',
    keywords: ['مراجعة', 'انتظار', 'طلبات', 'إعادة'],
  },
  calendar: {
    title: 'التقويم',
    label: 'التقويم',
    description: 'ما سيحدث ومتى',
    keywords: ['موعد', 'مواعيد', 'جدولة', 'شهر', 'قادم'],
  },
  translations: {
    title: 'الترجمات',
    label: 'الترجمات',
    description: 'ما ينتظر بالعربية',
    keywords: ['عربي', 'لغات', 'نصوص ناقصة', 'مراجعة', 'استيراد', 'تصدير'],
  },
  checks: {
    title: 'ما يحتاج إصلاحًا',
    label: 'ما يحتاج إصلاحًا',
    description: 'روابط وصور ونصوص',
    keywords: ['فحص', 'أخطاء', 'روابط مكسورة', 'نص بديل', 'جودة', 'تقرير'],
  },
  portfolio: {
    title: 'إعداد صفحة سجلّ الأثر',
    label: 'سجلّ الأثر',
    description: `الصفحة على العنوان ${isolated('/portfolio')}`,
    keywords: ['صفحة سجلّ الأثر', 'إعداد الصفحة'],
  },
  pages: {
    title: 'محرّر الصفحات',
    label: 'الصفحات',
    description: 'كل الصفحات وحالها',
    keywords: ['خريطة الموقع', 'مخفي', 'ظاهر'],
  },
  users: {
    title: 'إدارة المستخدمين',
    label: 'المستخدمون',
    description: 'فريق العمل وأدواره',
    keywords: ['حسابات', 'زملاء', 'صلاحيات', 'كلمة مرور جديدة', 'دعوة'],
  },
  activity: {
    title: 'النشاط',
    label: 'النشاط',
    description: 'من فعل ماذا',
    keywords: ['سجلّ', 'تغييرات', 'متابعة', 'مراجعة', 'الموقع كما كان', 'معاينة يوم'],
  },
  trash: {
    title: 'المحذوفات',
    label: 'المحذوفات',
    description: 'استعادة ما حُذف',
    keywords: ['سلة', 'حذف', 'تراجع', 'استعادة'],
  },
  operations: {
    title: 'التشغيل',
    label: 'التشغيل',
    description: 'الرسائل والمهام الأخرى',
    keywords: ['قائمة انتظار', 'بريد', 'أخطاء', 'مهام', 'تنظيف'],
  },
  backups: {
    title: 'النسخ الاحتياطية',
    label: 'النسخ الاحتياطية',
    description: 'نسخة من كل شيء',
    keywords: ['نسخة احتياطية', 'استعادة', 'أرشيف', 'تنزيل', 'حفظ الموقع'],
  },
  mail: {
    title: 'البريد',
    label: 'البريد',
    description: 'الخادم ورسالة التجربة',
    keywords: ['خادم البريد', 'إيميل', 'رسائل', 'المرسل', 'صندوق البريد', 'SMTP'],
  },
  missedAddresses: { title: 'طلبات بلا صفحة', keywords: ['404', 'غير موجود', 'روابط معطّلة'] },
  redirectImport: { title: 'استيراد تحويلات', keywords: ['ملف', 'جدول'] },
  account: {
    title: 'حسابي',
    keywords: ['الملف الشخصي', 'حساب'],
    password: { label: 'تغيير كلمة المرور', keywords: ['دخول', 'أمان'] },
    secondFactor: {
      label: 'التحقّق بخطوتين',
      keywords: ['رمز', 'هاتف', 'استرداد', 'أمان'],
    },
    profile: { label: 'الاسم', keywords: ['الملف الشخصي', 'الاسم الظاهر'] },
    language: { label: 'اللغة', keywords: ['العربية', 'الإنجليزية', 'English'] },
    devices: { label: 'الأجهزة', keywords: ['جلسات', 'تسجيل الخروج من كل مكان', 'متصفّحات'] },
  },
}
