import type { Phrases } from '../../shared/phrasebook.ts'
import { timeZoneNames as placeNames } from './time-zone-names.ar.ts'
import { timeZoneNames } from './time-zone-names.ts'
import { timeZones } from './time-zones.ts'

/** Clocks are chosen by the name of their place. */
const clockWords: Phrases = Object.fromEntries(
  timeZones.flatMap((zone) => [
    [zone, placeNames[zone]],
    [timeZoneNames[zone], placeNames[zone]],
  ]),
)

export const siteSettingsWords: Phrases = {
  ...clockWords,
  'Site settings': 'إعدادات الموقع',
  'Site Settings': 'إعدادات الموقع',
  'What holds for every page': 'إعدادات كل الصفحات',
  'What holds for every page of the website. Super admins can change it.':
    'إعدادات تسري على كل صفحات الموقع. لا يغيّرها إلا المشرف العام.',
  'The foundation': 'المؤسسة',
  'Name of the foundation': 'اسم المؤسسة',
  'In titles, the footer, mails, calendars and search results.':
    'في عناوين الصفحات والتذييل والرسائل والتقاويم ونتائج البحث.',
  'Short name': 'الاسم المختصر',
  'Where room is scarce, such as below the icon on a phone.':
    'حيث يضيق المكان، كما تحت الأيقونة على شاشة الهاتف.',
  'Founded in': 'سنة التأسيس',
  'Logo and pictures': 'الشعار والصور',
  'Square, at least {width} pixels wide: in browser tabs, on phones, and in this admin area.':
    'مربّعة، بعرض {width} بكسل على الأقل: في ألسنة المتصفّح، وعلى الهواتف، وفي لوحة الإدارة هذه.',
  'In chats and social networks, for pages without a picture of their own. {width} × {height} pixels are best.':
    'في المحادثات وشبكات التواصل، للصفحات التي لا صورة لها. وأفضل مقاس {width} × {height} بكسل.',
  'Brand colours': 'ألوان الهوية',
  'Buttons, links and the deep bands.': 'للأزرار والروابط والأشرطة الداكنة.',
  'Lines, marks and the focus ring.': 'للخطوط والعلامات وإطار التركيز.',
  'Figures and small signs.': 'للأرقام والإشارات الصغيرة.',
  colours: 'ألوان',
  favicon: 'أيقونة الموقع',
  Applications: 'الطلبات',
  'Reply promised within (hours)': 'مهلة الرد (بالساعات)',
  'Told to everybody who applies. What waits longer is shown as overdue.':
    'يقرؤه كل من يقدّم طلبًا. والطلب الذي ينتظر أكثر منه يظهر متأخّرًا.',
  'What applicants consent to': 'نص موافقة مقدّمي الطلبات',
  'Stands above the button of the application form. Left empty: “We use what you send to answer you and for nothing else.”':
    'يظهر فوق زر نموذج الطلب. إن تُرك فارغًا ظهر: «نستخدم ما ترسلونه للردّ عليكم، ولا نستخدمه في غير ذلك.»',
  Mails: 'الرسائل',
  'Sender of mails': 'مرسل الرسائل',
  'The name that mails come from. Left empty, the name of the foundation.':
    'الاسم الذي تصل به الرسائل. إن تُرك فارغًا فهو اسم المؤسسة.',
  'Address of the sender': 'بريد المرسل',
  'Your mail server must be allowed to send for it. Left empty, the address that the server was set up with.':
    'يجب أن يُسمح لخادم البريد بالإرسال من هذا البريد. إن تُرك فارغًا استُخدم البريد المضبوط في الخادم.',
  'Languages of the site': 'لغات الموقع',
  Languages: 'اللغات',
  'Which ones visitors are shown, in the order of the switch. Translations of a language that is switched off are kept, and staff can go on with them.':
    'اللغات التي تظهر للزوّار، بترتيبها في مبدّل اللغة. وترجمات اللغة المخفية تبقى محفوظة، ويمكن متابعة العمل عليها.',
  'Time and digits': 'الوقت والأرقام',
  'Time zone': 'المنطقة الزمنية',
  'The clock of events, deadlines and statistics.': 'توقيت الفعاليات والمواعيد والإحصاءات.',
  'Digits on Arabic pages': 'أرقام الصفحات العربية',
  'Of dates, counts and figures that the site writes itself; texts stay as they were written.':
    'للتواريخ والأعداد التي يكتبها الموقع بنفسه، وتبقى النصوص كما كُتبت.',
  'Arabic-Indic': 'أرقام عربية مشرقية',
  Latin: 'أرقام لاتينية',
  'Arabic-Indic: ٠١٢٣٤٥٦٧٨٩': 'عربية مشرقية: ٠١٢٣٤٥٦٧٨٩',
  'Latin: 0123456789': 'لاتينية: ⁨0123456789⁩',
  digits: 'أرقام',
  language: 'لغة',
  Arabic: 'العربية',
  brand: 'هوية',
  mail: 'بريد',
  clock: 'توقيت',
}
