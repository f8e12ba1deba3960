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
    description: 'طلبات الانضمام',
    keywords: ['الوارد', 'رسائل', 'مقدّمو الطلبات', 'مرشّحون', 'رسائل مزعجة'],
    fresh: { label: 'الطلبات الجديدة', keywords: ['لم تُقرأ', 'الوارد'] },
    overdue: { label: 'طلبات طال انتظارها', keywords: ['متأخرة', 'فات موعدها'] },
  },
  releases: {
    title: 'حزم النشر',
    label: 'حزم النشر',
    description: 'مسودات تُنشر معًا',
    keywords: ['نشر معًا', 'حملة', 'إطلاق', 'موعد', 'حزمة'],
  },
  release: { title: 'حزمة نشر' },
  approvals: {
    title: 'الموافقات',
    label: 'الموافقات',
    description: 'مسودات بانتظار القرار',
    keywords: ['مراجعة', 'انتظار', 'طلبات الموافقة', 'إعادة للتعديل'],
  },
  calendar: {
    title: 'التقويم',
    label: 'التقويم',
    description: 'المواعيد القادمة',
    keywords: ['موعد', 'مواعيد', 'جدولة', 'شهر', 'قادم'],
  },
  translations: {
    title: 'الترجمات',
    label: 'الترجمات',
    description: 'المطلوب ترجمته',
    keywords: ['عربي', 'لغات', 'نصوص ناقصة', 'مراجعة', 'استيراد', 'تصدير'],
  },
  checks: {
    title: 'فحص المحتوى',
    label: 'فحص المحتوى',
    description: 'روابط وصور ونصوص',
    keywords: ['فحص', 'أخطاء', 'روابط مكسورة', 'نص بديل', 'جودة', 'تقرير'],
  },
  portfolio: {
    title: 'تصميم صفحة سجلّ الأثر',
    label: 'سجلّ الأثر',
    description: `الصفحة ${isolated('/portfolio')}`,
    keywords: ['صفحة سجلّ الأثر', 'تصميم الصفحة'],
  },
  pages: {
    title: 'محرّر الصفحات',
    label: 'الصفحات',
    description: 'كل الصفحات وحالتها',
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
    description: 'سجلّ التعديلات',
    keywords: ['سجلّ النشاط', 'تغييرات', 'متابعة', 'مراجعة', 'الموقع كما كان', 'معاينة يوم'],
  },
  trash: {
    title: 'سلة المحذوفات',
    label: 'سلة المحذوفات',
    description: 'استعادة ما حُذف',
    keywords: ['محذوفات', 'حذف', 'تراجع', 'استعادة'],
  },
  operations: {
    title: 'المهام التلقائية',
    label: 'المهام التلقائية',
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
    description: 'الخادم والرسالة التجريبية',
    keywords: ['خادم البريد', 'إيميل', 'رسائل', 'المرسل', 'صندوق البريد', 'SMTP'],
  },
  missedAddresses: { title: 'روابط غير موجودة (404)', keywords: ['404', 'غير موجود', 'روابط معطّلة'] },
  redirectImport: { title: 'استيراد إعادة التوجيه', keywords: ['ملف', 'جدول'] },
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
