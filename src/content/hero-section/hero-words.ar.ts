import type { Phrases } from '../../shared/phrasebook.ts'

export const heroWords: Phrases = {
  'Hero section': 'واجهة الصفحة الرئيسية',
  'Hero sections': 'واجهات الصفحة الرئيسية',
  'Fixed title': 'العنوان الثابت',
  'Animated lines': 'السطور المتحرّكة',
  'At least one animated line is required': 'يلزم سطر متحرّك واحد على الأقل',
  'Primary button': 'الزر الأول',
  'Secondary button': 'الزر الثاني',
  'Background image': 'صورة الخلفية',
  'Header logo for light mode': 'شعار أعلى الصفحة للمظهر الفاتح',
  'Header logo for dark mode': 'شعار أعلى الصفحة للمظهر الداكن',
  'Of several hero sections the one that is active and was changed last is shown.':
    'إن تعدّدت الواجهات ظهرت أحدثها تعديلًا من بين الظاهرة.',
  'Opening of the home page': 'واجهة الصفحة الرئيسية',
  'home page': 'الصفحة الرئيسية',
  'front page': 'الرئيسية',
  header: 'رأس الصفحة',
  slogan: 'شعار مكتوب',
  banner: 'لافتة',
  'Hero Section Manager': 'إدارة واجهة الصفحة الرئيسية',
  'The opening of the home page, and the logos at the top of every page.':
    'واجهة الصفحة الرئيسية، والشعاران في أعلى كل صفحة.',
  'Save Hero Section': 'حفظ الواجهة',
  'Failed to fetch hero sections': 'تعذّر تحميل الواجهة',
  'Failed to update hero section': 'تعذّر حفظ الواجهة',
  'Failed to create hero section': 'تعذّر إنشاء الواجهة',
  'Hero section created and loaded for editing!': 'أُنشئت الواجهة، وهي جاهزة للتعديل',
  'Hero section updated successfully!': 'حُفظت الواجهة',
  'Failed to load hero sections': 'تعذّر تحميل الواجهة',
  'Failed to save hero section. Please try again.': 'تعذّر حفظ الواجهة. يُرجى المحاولة من جديد.',
  Texts: 'النصوص',
}
