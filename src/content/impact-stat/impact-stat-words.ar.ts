import type { Phrases } from '../../shared/phrasebook.ts'

export const impactStatWords: Phrases = {
  Statistic: 'رقم',
  Statistics: 'الأرقام',
  Label: 'الاسم',
  Suffix: 'اللاحقة',
  Color: 'اللون',
  'Label and value are required': 'الاسم والقيمة مطلوبان',
  'Impact Statistics': 'أرقام الأثر',
  'Figures on home and /impact': 'في الرئيسية وفي ⁨/impact⁩',
  figures: 'أرقام',
  counters: 'عدّادات',
  'Our Portfolio of Impact': 'أرقام الأثر',
  'The figures on the home page and on the page at /impact. What you change here is saved as you type. The page at /portfolio is edited under Portfolio of Impact.':
    'الأرقام في الصفحة الرئيسية وفي الصفحة ⁨/impact⁩. تُحفظ تعديلاتكم هنا في أثناء الكتابة. أما الصفحة ⁨/portfolio⁩ ففي شاشة «سجلّ الأثر».',
  'No statistics yet': 'لا أرقام بعد',
  'Add the first figure above.': 'أضيفوا الرقم الأول من أعلى الشاشة.',
  'Delete this stat item?': 'حذف هذا الرقم؟',
  'Statistic deleted': 'حُذف الرقم',
  'Delete failed': 'تعذّر الحذف',
}
