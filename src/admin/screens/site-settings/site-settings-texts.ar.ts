import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { siteSettingsTexts as english } from './site-settings-texts.ts'

export const siteSettingsTexts: MessagesShape<typeof english> = {
  logosElsewhere:
    'الشعاران الفاتح والداكن في واجهة الصفحة الرئيسية، وبيانات التواصل وروابط الشبكات في التذييل.',
  editLogos: 'تعديل الشعارين',
  editContact: 'تعديل التواصل والروابط',
  mailServerElsewhere: 'لخادم البريد شاشة خاصة به، ومنها تُرسل رسالة تجربة.',
  editMailServer: 'خادم البريد',
  madeOfThree:
    'تُشتقّ من هذه الألوان الثلاثة ألوان المظهرين الفاتح والداكن. والدرجات التي تصعب قراءتها تُعدَّل تلقائيًا.',
  showLanguage: (name) => `الإظهار للزوّار: ${isolated(name)}`,
  shown: 'ظاهرة للزوّار',
  hidden: 'مخفية عن الزوّار',
  alwaysShown: 'ظاهرة دائمًا: بها يُكتب المحتوى',
  languageUp: (name) => `نقل إلى أعلى: ${isolated(name)}`,
  languageDown: (name) => `نقل إلى أسفل: ${isolated(name)}`,
  preview: 'المظهران بهذه الألوان',
  houseColors: 'استعادة الألوان الأصلية',
  light: 'فاتح',
  dark: 'داكن',
  sampleTitle: 'حكايات من الميدان',
  sampleText: 'ماء وعمل وتعليم حيث الحاجة أشدّ.',
  sampleLink: 'قراءة الحكاية',
  sampleButton: 'انضموا إلينا',
  sampleFigure: 'أسرة وصلها الماء',
  sampleBand: 'شريط داكن من الصفحة',
}
